import * as v from 'valibot'
import {
  accountSchema,
  accountTypeSchema,
  approvedNetworkIdsSchema,
  namespaceSchema,
  networkIdsByNamespaceSchema,
  walletInfoSchema,
} from '../connection/connection-result'
import type { SessionState } from '../contract/session-state'

/** More wallets than anybody connects at once; a longer list is not ours. */
const REMEMBERED_LIMIT = 20
const ACCOUNT_LIMIT = 100

/** Becomes a key of an object, so names of the prototype are refused. */
const idSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(256),
  v.check((id) => !(id in {})),
)
/** In the order of keys that is written: two tabs that know the same write the same text, and none answers the other. */
const rememberedSchema = v.object({
  walletId: idSchema,
  connectorId: idSchema,
  accounts: v.pipe(v.tupleWithRest([accountSchema], accountSchema), v.maxLength(ACCOUNT_LIMIT)),
  networkIds: networkIdsByNamespaceSchema,
  approvedNetworkIds: v.exactOptional(approvedNetworkIdsSchema),
  selectedAddresses: v.exactOptional(v.record(namespaceSchema, accountSchema.entries.address)),
  wallet: v.exactOptional(walletInfoSchema),
})
const pendingSchema = v.object({
  connectorId: idSchema,
  untilMs: v.pipe(v.number(), v.safeInteger()),
})
const schema = v.object({
  remembered: v.pipe(v.array(rememberedSchema), v.maxLength(REMEMBERED_LIMIT)),
  active: v.record(namespaceSchema, idSchema),
  activeNamespace: v.exactOptional(namespaceSchema),
  preferredNetworkIds: networkIdsByNamespaceSchema,
  /** Not kept before there was a choice. */
  preferredAccountTypes: v.optional(v.record(namespaceSchema, accountTypeSchema), {}),
  /** What makes no sense is not waited for, and costs nothing else. */
  pendingPairing: v.fallback(v.optional(pendingSchema), undefined),
})

/** What was kept, or `undefined` when it is not ours or damaged: nothing is repaired. */
export function parseStoredState(stored: unknown): Partial<SessionState> | undefined {
  const { success, output } = v.safeParse(schema, stored)
  if (!success) return undefined
  const { remembered, activeNamespace, preferredNetworkIds, preferredAccountTypes, pendingPairing } = output
  // A choice that points at nothing is not a choice.
  const active = Object.fromEntries(
    Object.entries(output.active).filter(([, id]) => remembered.some((one) => one.connectorId === id)),
  )
  // One that was chosen before anybody connected there has a network and no connection.
  const namespace = activeNamespace ?? ''
  const isChosen = output.active[namespace] === undefined && preferredNetworkIds[namespace] !== undefined
  const isActive = active[namespace] !== undefined || isChosen
  return {
    remembered,
    active,
    activeNamespace: isActive ? activeNamespace : undefined,
    preferredNetworkIds,
    preferredAccountTypes,
    pendingPairing,
  }
}
