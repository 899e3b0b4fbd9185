import {
  ACCOUNT_LIMIT,
  accountSchema,
  accountTypeSchema,
  approvedNetworkIdsSchema,
  namespaceSchema,
  networkIdsByNamespaceSchema,
  walletInfoSchema,
} from '../connection/connection-result'
import type { SessionState } from '../contract/session-state'
import * as v from '../schema/valibot'

/** Longer lists are refused: they were not written by this package. Nobody connects as many wallets. */
const REMEMBERED_LIMIT = 100
const ID_LENGTH_LIMIT = 512

/** The id becomes a key of an object, so names of `Object.prototype` are refused. */
const idSchema = v.pipe(
  v.string(),
  v.minLength(1),
  // The rdns in an id of EIP-6963 has up to 253 characters.
  v.maxLength(ID_LENGTH_LIMIT),
  v.check((id) => !(id in {})),
)
/**
 * Its keys are in the order in which they are stored. Two tabs with equal state then store equal text, and do not react to
 * each other's writes.
 */
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
  /** Missing until the user has chosen a type. */
  preferredAccountTypes: v.optional(v.record(namespaceSchema, accountTypeSchema), {}),
  /** A malformed pending pairing is dropped; the rest of the state stays valid. */
  pendingPairing: v.fallback(v.optional(pendingSchema), undefined),
})

/** Validates stored state. Returns `undefined` if it is malformed: malformed state is dropped as a whole. Never throws. */
export function parseStoredState(stored: unknown): Partial<SessionState> | undefined {
  const { success, output } = v.safeParse(schema, stored)
  if (!success) return undefined
  const { remembered, activeNamespace, preferredNetworkIds, preferredAccountTypes, pendingPairing } = output
  // Active connections that are not stored are dropped.
  const active = Object.fromEntries(
    Object.entries(output.active).filter(([, id]) => remembered.some((one) => one.connectorId === id)),
  )
  // A namespace that was chosen before connecting has a preferred network and no active connection.
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
