// Validates and copies what connectors report, and creates connections from it. Stored connections are validated with the
// same schemas.
import { isWebUrl } from '@latchkey/kernel'
import { isNamespace, isNetworkId, namespaceOf } from '../caip'
import {
  type Account,
  type AccountSelection,
  type AccountType,
  addressKey,
  type ChainNamespace,
  type ConnectedConnection,
  type Connection,
  type ConnectionResult,
  type NetworkId,
  type RememberedConnection,
  type WalletInfo,
} from '../contract/account'
import { safeGet } from '../rpc/error-layers'
import * as v from '../schema/valibot'
import { parseWalletName } from '../wallets/untrusted-text'
import { remainingSelection, sortAccounts } from './accounts'

export interface ConnectionResultRules {
  readonly isAddress: (namespace: ChainNamespace, address: string) => boolean
  /** Returns the address in its canonical form, such as with the EIP-55 checksum. */
  readonly formatAddress: (namespace: ChainNamespace, address: string) => string
  /** The account type that the user, or else the host, prefers. */
  readonly preferredAccountType: (namespace: ChainNamespace) => AccountType | undefined
}

/** A longer list of approved networks is ignored. */
const APPROVED_NETWORKS_LIMIT = 500
/** Accounts after these are ignored. */
export const ACCOUNT_LIMIT = 100
/** Characters of a data URI or URL. Icons are stored with the connection, so longer ones are dropped. */
const ICON_LENGTH_LIMIT = 10_000

/** A CAIP-2 namespace. */
export const namespaceSchema = v.pipe(
  v.string(),
  v.check((text) => isNamespace(text)),
)
export const caip2NetworkIdSchema = v.pipe(v.string(), v.custom<NetworkId>(isNetworkId))
export const accountTypeSchema = v.picklist(['eoa', 'smartAccount', 'payment', 'ordinal', 'stx'])
export const accountSchema = v.object({
  namespace: namespaceSchema,
  address: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  type: v.exactOptional(accountTypeSchema),
})
export const networkIdsByNamespaceSchema = v.pipe(
  v.record(namespaceSchema, caip2NetworkIdSchema),
  v.check((ids) => Object.entries(ids).every(([namespace, id]) => namespaceOf(id) === namespace)),
)
export const approvedNetworkIdsSchema = v.record(
  namespaceSchema,
  v.pipe(v.array(caip2NetworkIdSchema), v.maxLength(APPROVED_NETWORKS_LIMIT)),
)

const walletNameSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const name = parseWalletName(dataset.value)
    if (name !== undefined) return name
    addIssue({ message: 'is not drawn' })
    return NEVER
  }),
)
const iconUrlSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(ICON_LENGTH_LIMIT),
  v.check((url) => /^data:image\//i.test(url) || isWebUrl(url)),
)
/** An rdns, an id in the wallet directory, or the host name of a URL. */
const identifierSchema = v.pipe(v.string(), v.maxLength(128), v.regex(/^[a-z\d][-.:_a-z\d]*$/i))
/** Its keys are in the order in which they are stored. */
export const walletInfoSchema = v.object({
  name: walletNameSchema,
  iconUrl: v.exactOptional(iconUrlSchema),
  identifier: v.exactOptional(identifierSchema),
})

/**
 * Validates and copies the result of a connector. Returns 'no-account' if it has no valid account, and 'invalid' if no
 * account has a network or the result is malformed. Never throws.
 */
export function parseConnectionResult(
  result: unknown,
  rules: ConnectionResultRules,
): ConnectionResult | 'no-account' | 'invalid' {
  const shape = v.safeParse(v.object({ accounts: v.unknown(), networkIds: v.unknown() }), result)
  if (!shape.success) return 'invalid'
  const accounts = parseAccounts(shape.output.accounts, rules)
  if (accounts.length === 0) return 'no-account'
  const reported = v.safeParse(v.record(v.string(), v.unknown()), shape.output.networkIds)
  const networkIds: Record<string, NetworkId> = {}
  for (const id of reported.success ? Object.values(reported.output).map(parseReportedNetworkId) : [])
    if (id !== undefined) networkIds[namespaceOf(id)] = id
  const [first, ...others] = accounts.filter(({ namespace }) => networkIds[namespace] !== undefined)
  if (!first) return 'invalid'
  // Malformed values of these two are dropped and do not fail the connection.
  const wallet = parseWalletInfo(safeGet(result, 'wallet'))
  const approved = v.safeParse(approvedNetworkIdsSchema, safeGet(result, 'approvedNetworkIds'))
  const isServed = (namespace: string): boolean =>
    [first, ...others].some((account) => account.namespace === namespace)
  return {
    accounts: [first, ...others],
    networkIds: Object.fromEntries(Object.entries(networkIds).filter(([namespace]) => isServed(namespace))),
    ...(approved.success ? { approvedNetworkIds: approved.output } : {}),
    ...(wallet ? { wallet } : {}),
  }
}

/** The valid accounts of a list, without duplicates, sorted by `sortAccounts`. */
export function parseAccounts(accounts: unknown, rules: ConnectionResultRules): readonly Account[] {
  const byKey = new Map<string, Account>()
  for (const item of Array.isArray(accounts) ? accounts.slice(0, ACCOUNT_LIMIT) : []) {
    const { success, output } = v.safeParse(accountSchema, item)
    if (!success || !rules.isAddress(output.namespace, output.address)) continue
    const key = `${output.namespace}:${addressKey(output.namespace, output.address)}`
    if (!byKey.has(key))
      byKey.set(key, { ...output, address: rules.formatAddress(output.namespace, output.address) })
  }
  return sortAccounts([...byKey.values()], rules.preferredAccountType)
}

/** Returns a CAIP-2 network id that a wallet reported; `undefined` if it is malformed. */
export function parseReportedNetworkId(networkId: unknown): NetworkId | undefined {
  const { success, output } = v.safeParse(caip2NetworkIdSchema, networkId)
  return success ? output : undefined
}

/** Validates a wallet's own description. `undefined` without a valid name; a malformed icon or identifier is dropped. */
export function parseWalletInfo(info: unknown): WalletInfo | undefined {
  const name = v.safeParse(walletNameSchema, safeGet(info, 'name'))
  const iconUrl = v.safeParse(iconUrlSchema, safeGet(info, 'iconUrl'))
  const identifier = v.safeParse(identifierSchema, safeGet(info, 'identifier'))
  if (!name.success) return undefined
  return {
    name: name.output,
    ...(iconUrl.success ? { iconUrl: iconUrl.output } : {}),
    ...(identifier.success ? { identifier: identifier.output } : {}),
  }
}

/** Creates a connection whose keys are always in the same order, so that equal connections have equal JSON. */
export function createConnectedConnection(
  { id, walletId, connectorId }: Pick<Connection, 'id' | 'walletId' | 'connectorId'>,
  { accounts, networkIds, approvedNetworkIds, wallet }: ConnectionResult,
  selectedAddresses: AccountSelection['selectedAddresses'],
): ConnectedConnection {
  return {
    id,
    walletId,
    connectorId,
    status: 'connected',
    accounts,
    networkIds,
    ...(approvedNetworkIds ? { approvedNetworkIds } : {}),
    ...(selectedAddresses ? { selectedAddresses } : {}),
    ...(wallet ? { wallet } : {}),
  }
}

/** Updates a connection with a new result of its wallet. Without a new description, the wallet keeps the previous one. */
export function mergeConnectionResult(
  before: ConnectedConnection,
  result: ConnectionResult,
): ConnectedConnection {
  const { wallet = before.wallet } = result
  const merged = { ...result, ...(wallet ? { wallet } : {}) }
  return createConnectedConnection(before, merged, remainingSelection(before, result.accounts))
}

/** The stored form of a connection. Its keys are in the order in which they are written. */
export function toRememberedConnection(connection: ConnectedConnection): RememberedConnection {
  const { walletId, id, accounts, networkIds, approvedNetworkIds, selectedAddresses, wallet } = connection
  return {
    walletId,
    connectorId: id,
    accounts,
    networkIds,
    ...(approvedNetworkIds ? { approvedNetworkIds } : {}),
    ...(selectedAddresses ? { selectedAddresses } : {}),
    ...(wallet ? { wallet } : {}),
  }
}

/** The namespaces in which a connection has accounts, in the order of the accounts. */
export function namespacesOf({ accounts }: Pick<ConnectionResult, 'accounts'>): readonly string[] {
  return [...new Set(accounts.map(({ namespace }) => namespace))]
}
