import * as v from 'valibot'
import type {
  Account,
  AccountType,
  ByNamespace,
  ChainNamespace,
  ConnectionResult,
  NetworkId,
} from './account'
import { isNetworkId, parseNetworkId } from './caip'
import { read } from './read-failure'
import { readWalletInfo } from './wallet-info'

/** CAIP-2. */
export const namespaceSchema = v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}$/))
export const networkIdSchema = v.pipe(
  v.string(),
  v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,64}$/),
  v.custom<NetworkId>(isNetworkId),
)
export const accountSchema = v.object({
  namespace: namespaceSchema,
  address: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  type: v.exactOptional(v.picklist(['eoa', 'smartAccount', 'payment', 'ordinal', 'stx'])),
})
export const networkIdsSchema = v.pipe(
  v.record(namespaceSchema, networkIdSchema),
  v.check((ids) => Object.entries(ids).every(([namespace, id]) => id.startsWith(`${namespace}:`))),
)

/** More accounts than a person has; a longer answer is cut. */
const ACCOUNT_LIMIT = 100

/** SPEC.md section 9. */
const usualTypes: ByNamespace<AccountType> = {
  eip155: 'smartAccount',
  solana: 'eoa',
  polkadot: 'eoa',
  bip122: 'payment',
}

export interface AnswerRules {
  readonly isAddress: (namespace: ChainNamespace, address: string) => boolean
  readonly accountTypes: ByNamespace<AccountType> | undefined
}

/** The real accounts in an answer, each once, in the wallet's order, the preferred type of a namespace first. */
export function readAccounts(answer: unknown, rules: AnswerRules): readonly Account[] {
  const byKey = new Map<string, Account>()
  for (const item of Array.isArray(answer) ? answer.slice(0, ACCOUNT_LIMIT) : []) {
    const { success, output } = v.safeParse(accountSchema, item)
    if (!success || !rules.isAddress(output.namespace, output.address)) continue
    const key = `${output.namespace}:${output.address.toLowerCase()}`
    if (!byKey.has(key)) byKey.set(key, output)
  }
  const accounts = [...byKey.values()]
  const namespaces = [...new Set(accounts.map(({ namespace }) => namespace))]
  return namespaces.flatMap((namespace) => {
    const wanted = rules.accountTypes?.[namespace] ?? usualTypes[namespace]
    const own = accounts.filter((account) => account.namespace === namespace)
    return [...own.filter(({ type }) => type === wanted), ...own.filter(({ type }) => type !== wanted)]
  })
}

/** A network id as a wallet tells it; `undefined` when it makes no sense. */
export function readNetworkId(answer: unknown): NetworkId | undefined {
  const { success, output } = v.safeParse(networkIdSchema, answer)
  return success ? output : undefined
}

/**
 * What a connector answered, checked and copied. 'no-account' when it named none that is one, 'invalid' when the
 * rest makes no sense: an account without a network is not connected to anything.
 */
export function readConnectionResult(
  answer: unknown,
  rules: AnswerRules,
): ConnectionResult | 'no-account' | 'invalid' {
  const shape = v.safeParse(v.object({ accounts: v.unknown(), networkIds: v.unknown() }), answer)
  if (!shape.success) return 'invalid'
  const found = readAccounts(shape.output.accounts, rules)
  if (found.length === 0) return 'no-account'
  const given = v.safeParse(v.record(v.string(), v.unknown()), shape.output.networkIds)
  const networkIds: Record<string, NetworkId> = {}
  for (const id of given.success ? Object.values(given.output).map(readNetworkId) : [])
    if (id !== undefined) networkIds[parseNetworkId(id).namespace] = id
  const [first, ...others] = found.filter(({ namespace }) => networkIds[namespace] !== undefined)
  if (!first) return 'invalid'
  // What a wallet says of itself is for the eyes: whatever it is, it never costs the connection.
  const wallet = readWalletInfo(read(answer, 'wallet'))
  return { accounts: [first, ...others], networkIds, ...(wallet ? { wallet } : {}) }
}
