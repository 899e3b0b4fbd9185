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

/** A longer list was not written by Latchkey. */
const REMEMBERED_LIMIT = 20
const ACCOUNT_LIMIT = 100

/** Becomes a key of an object, so names of the prototype are refused. */
const idSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(256),
  v.check((id) => !(id in {})),
)
/** In the order of keys that is written: two tabs with equal state write equal text, so neither writes again because of the other. */
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
  /** Absent before the user chose one. */
  preferredAccountTypes: v.optional(v.record(namespaceSchema, accountTypeSchema), {}),
  /** A malformed one is dropped; the rest stays valid. */
  pendingPairing: v.fallback(v.optional(pendingSchema), undefined),
})

/** The stored state, or `undefined` when it is malformed: nothing is repaired. */
export function parseStoredState(stored: unknown): Partial<SessionState> | undefined {
  const { success, output } = v.safeParse(schema, stored)
  if (!success) return undefined
  const { remembered, activeNamespace, preferredNetworkIds, preferredAccountTypes, pendingPairing } = output
  // An active connection that is not remembered is dropped.
  const active = Object.fromEntries(
    Object.entries(output.active).filter(([, id]) => remembered.some((one) => one.connectorId === id)),
  )
  // A namespace chosen before connecting has a preferred network and no connection.
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
