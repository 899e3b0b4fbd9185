import * as v from 'valibot'
import { isNetworkId, parseNetworkId } from '../caip'
import type { Account, AccountType, ChainNamespace, ConnectionResult, NetworkId } from '../contract/account'
import { safeGet } from '../rpc/parse-wallet-error'
import { sortAccounts } from './accounts'
import { parseWalletInfo } from './wallet-info'

/** CAIP-2. */
export const namespaceSchema = v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}$/))
export const caip2NetworkIdSchema = v.pipe(
  v.string(),
  v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,64}$/),
  v.custom<NetworkId>(isNetworkId),
)
export const accountTypeSchema = v.picklist(['eoa', 'smartAccount', 'payment', 'ordinal', 'stx'])
export const accountSchema = v.object({
  namespace: namespaceSchema,
  address: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  type: v.exactOptional(accountTypeSchema),
})
export const networkIdsByNamespaceSchema = v.pipe(
  v.record(namespaceSchema, caip2NetworkIdSchema),
  v.check((ids) => Object.entries(ids).every(([namespace, id]) => id.startsWith(`${namespace}:`))),
)

/** More networks than a session is asked for; a longer list is refused. */
const APPROVED_LIMIT = 500
export const approvedNetworkIdsSchema = v.record(
  namespaceSchema,
  v.pipe(v.array(caip2NetworkIdSchema), v.maxLength(APPROVED_LIMIT)),
)

/** More accounts than a person has; a longer answer is cut. */
const ACCOUNT_LIMIT = 100

export interface ConnectionResultRules {
  readonly isAddress: (namespace: ChainNamespace, address: string) => boolean
  /** In the letters of its chain. */
  readonly formatAddress: (namespace: ChainNamespace, address: string) => string
  /** What the visitor, or else the host, prefers. */
  readonly preferredAccountType: (namespace: ChainNamespace) => AccountType | undefined
}

/** The real accounts in an answer, each once, in the wallet's order, the preferred type of a namespace first. */
export function parseAccounts(answer: unknown, rules: ConnectionResultRules): readonly Account[] {
  const byKey = new Map<string, Account>()
  for (const item of Array.isArray(answer) ? answer.slice(0, ACCOUNT_LIMIT) : []) {
    const { success, output } = v.safeParse(accountSchema, item)
    if (!success || !rules.isAddress(output.namespace, output.address)) continue
    const key = `${output.namespace}:${output.address.toLowerCase()}`
    if (!byKey.has(key))
      byKey.set(key, { ...output, address: rules.formatAddress(output.namespace, output.address) })
  }
  return sortAccounts([...byKey.values()], rules.preferredAccountType)
}

/** A network id as a wallet tells it; `undefined` when it makes no sense. */
export function parseReportedNetworkId(answer: unknown): NetworkId | undefined {
  const { success, output } = v.safeParse(caip2NetworkIdSchema, answer)
  return success ? output : undefined
}

/**
 * What a connector answered, checked and copied. 'no-account' when it named none that is one, 'invalid' when the
 * rest makes no sense: an account without a network is not connected to anything.
 */
export function parseConnectionResult(
  answer: unknown,
  rules: ConnectionResultRules,
): ConnectionResult | 'no-account' | 'invalid' {
  const shape = v.safeParse(v.object({ accounts: v.unknown(), networkIds: v.unknown() }), answer)
  if (!shape.success) return 'invalid'
  const found = parseAccounts(shape.output.accounts, rules)
  if (found.length === 0) return 'no-account'
  const given = v.safeParse(v.record(v.string(), v.unknown()), shape.output.networkIds)
  const networkIds: Record<string, NetworkId> = {}
  for (const id of given.success ? Object.values(given.output).map(parseReportedNetworkId) : [])
    if (id !== undefined) networkIds[parseNetworkId(id).namespace] = id
  const [first, ...others] = found.filter(({ namespace }) => networkIds[namespace] !== undefined)
  if (!first) return 'invalid'
  // What a wallet says of itself is for the eyes: whatever it is, it never costs the connection.
  const wallet = parseWalletInfo(safeGet(answer, 'wallet'))
  const approved = v.safeParse(approvedNetworkIdsSchema, safeGet(answer, 'approvedNetworkIds'))
  const isServed = (namespace: string): boolean =>
    [first, ...others].some((account) => account.namespace === namespace)
  return {
    accounts: [first, ...others],
    networkIds: Object.fromEntries(Object.entries(networkIds).filter(([namespace]) => isServed(namespace))),
    ...(approved.success ? { approvedNetworkIds: approved.output } : {}),
    ...(wallet ? { wallet } : {}),
  }
}
