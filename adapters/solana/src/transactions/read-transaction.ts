import type { CheckedRead } from '@latchkey/adapter-kit'
import type { SentTransaction, TransactionContents, Transfer } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import { TOKEN_2022 } from '../chain/read-balances'
import type { Chains } from '../chain/read-chain'
import { openNetwork } from './open-network'

const lamportsSchema = v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))
const tokensSchema = v.nullish(
  v.array(
    v.object({
      accountIndex: v.number(),
      mint: v.string(),
      owner: v.nullish(v.string()),
      programId: v.nullish(v.string()),
      uiTokenAmount: v.object({ amount: v.pipe(v.string(), v.regex(/^\d{1,20}$/)) }),
    }),
  ),
  [],
)
const transactionSchema = v.nullable(
  v.object({
    transaction: v.object({
      message: v.object({
        accountKeys: v.array(v.string()),
        header: v.object({ numRequiredSignatures: v.number() }),
      }),
    }),
    meta: v.nullable(
      v.object({
        err: v.unknown(),
        preBalances: lamportsSchema,
        postBalances: lamportsSchema,
        preTokenBalances: tokensSchema,
        postTokenBalances: tokensSchema,
        loadedAddresses: v.nullish(
          v.object({ writable: v.array(v.string()), readonly: v.array(v.string()) }),
        ),
      }),
    ),
  }),
)
type Loaded = NonNullable<v.InferOutput<typeof transactionSchema>>
type Meta = NonNullable<Loaded['meta']>

/** `undefined` while the server does not know the transaction. */
export async function loadTransaction(read: CheckedRead, id: string): Promise<Loaded | undefined> {
  const settings = {
    encoding: 'json',
    commitment: 'confirmed',
    maxSupportedTransactionVersion: 1,
  }
  return (await read(transactionSchema, 'getTransaction', id, settings)) ?? undefined
}

/** The accounts that have signed, the fee payer first. */
export function signersOf({ transaction }: Loaded): readonly string[] {
  const { accountKeys, header } = transaction.message
  return accountKeys.slice(0, header.numRequiredSignatures)
}

/**
 * What a transaction has moved, by the balances before and after it, whatever its instructions are: what went in and out of
 * an account cancels out, as does what an account sent to itself. `undefined` if it cannot be read.
 */
export async function readTransaction(
  chains: Chains,
  { id, from, networkId }: SentTransaction,
  signal: AbortSignal,
): Promise<TransactionContents | undefined> {
  const { read } = openNetwork(chains, networkId, signal)
  const found = await loadTransaction(read, id)
  if (!found?.meta || found.meta.err) return undefined
  const { meta } = found
  // Balances are those of the message's accounts, then of those that lookup tables name.
  const { writable = [], readonly = [] } = meta.loadedAddresses ?? {}
  const accounts = [...found.transaction.message.accountKeys, ...writable, ...readonly]
  const isWhole = [...(meta.preTokenBalances ?? []), ...(meta.postTokenBalances ?? [])].every(
    ({ owner }) => owner,
  )
  if (!isWhole || accounts.length !== meta.postBalances.length) return undefined
  const signers = signersOf(found)
  const arrived = { native: findNative(accounts, meta), tokens: findTokens(meta) }
  const requests = requestsOf(arrived.native, arrived.tokens, findWithheld(meta))
  return {
    from: signers.includes(from) ? from : (signers[0] ?? ''),
    ...(requests ? { requests } : {}),
    arrived,
  }
}

/**
 * What was sent: what arrived, and of a token the fee that it withheld. `undefined` where nothing has moved, because it may
 * have been sent to oneself, and where the fee is that of several receivers.
 */
function requestsOf(
  native: readonly Transfer[],
  tokens: readonly Transfer[],
  withheld: ReadonlyMap<string, bigint>,
): readonly Transfer[] | undefined {
  const isShared = [...withheld.keys()].some(
    (mint) => tokens.filter(({ tokenAddress }) => tokenAddress === mint).length > 1,
  )
  if (isShared || native.length + tokens.length === 0) return undefined
  const sent = tokens.map((token) => {
    const fee = withheld.get(token.tokenAddress ?? '') ?? 0n
    return { ...token, amount: (BigInt(token.amount) + fee).toString() }
  })
  return [...native, ...sent]
}

/** What the accounts of each Token-2022 token hold less in all than before: its extension `TransferFee` leaves the fee out. */
function findWithheld({ preTokenBalances, postTokenBalances }: Meta): ReadonlyMap<string, bigint> {
  const totals = new Map<string, bigint>()
  const add = (balances: typeof preTokenBalances, sign: bigint): void => {
    for (const { mint, programId, uiTokenAmount } of balances ?? [])
      if (programId === TOKEN_2022)
        totals.set(mint, (totals.get(mint) ?? 0n) + sign * BigInt(uiTokenAmount.amount))
  }
  add(preTokenBalances, 1n)
  add(postTokenBalances, -1n)
  return new Map([...totals].filter(([, missing]) => missing > 0n))
}

/** The rent of a token account is not what was sent to somebody. */
function findNative(accounts: readonly string[], meta: Meta): readonly Transfer[] {
  const tokenAccounts = new Set(meta.postTokenBalances?.map(({ accountIndex }) => accountIndex))
  return accounts.flatMap((to, index) => {
    const amount = BigInt(meta.postBalances[index] ?? 0) - BigInt(meta.preBalances[index] ?? 0)
    return amount > 0n && !tokenAccounts.has(index)
      ? [{ type: 'transfer' as const, to, amount: amount.toString() }]
      : []
  })
}

function findTokens({ preTokenBalances, postTokenBalances }: Meta): readonly Transfer[] {
  const changes = new Map<string, { readonly to: string; readonly mint: string; readonly amount: bigint }>()
  const add = (balances: typeof preTokenBalances, sign: bigint): void => {
    for (const { owner, mint, uiTokenAmount } of balances ?? []) {
      if (!owner) continue
      const key = `${owner} ${mint}`
      const amount = (changes.get(key)?.amount ?? 0n) + sign * BigInt(uiTokenAmount.amount)
      changes.set(key, { to: owner, mint, amount })
    }
  }
  add(preTokenBalances, -1n)
  add(postTokenBalances, 1n)
  return [...changes.values()]
    .filter(({ amount }) => amount > 0n)
    .map(({ to, mint, amount }) => ({
      type: 'transfer',
      to,
      amount: amount.toString(),
      tokenAddress: mint,
    }))
}
