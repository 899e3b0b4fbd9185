import type { SentTransaction, TransactionContents, Transfer } from '@latchkey/session/contract'
import * as v from 'valibot'
import type { Chains } from '../chain/solana-context'
import { TOKEN_2022 } from '../chain/token-programs'
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
      }),
    ),
  }),
)
type Loaded = NonNullable<v.InferOutput<typeof transactionSchema>>
type Meta = NonNullable<Loaded['meta']>

/**
 * What a transaction has moved, by the balances before and after it: whatever its instructions are. `undefined` if it cannot
 * be read, also where a token withheld a fee: what was sent and what arrived then differ by it.
 */
export async function readTransaction(
  chains: Chains,
  { id, from, networkId }: SentTransaction,
  signal: AbortSignal,
): Promise<TransactionContents | undefined> {
  const { read } = openNetwork(chains, networkId, signal)
  const settings = { encoding: 'json', commitment: 'confirmed', maxSupportedTransactionVersion: 0 }
  const found = await read(transactionSchema, 'getTransaction', id, settings)
  // control: withheld-fee-told-as-another-amount
  if (!found?.meta || found.meta.err || hasWithheld(found.meta)) return undefined
  const { accountKeys, header } = found.transaction.message
  const signers = accountKeys.slice(0, header.numRequiredSignatures)
  const requests = [...findNative(accountKeys, found.meta), ...findTokens(found.meta)]
  // Nothing arrives anywhere when an account sends to itself.
  if (requests.length === 0) return undefined
  return { from: signers.includes(from) ? from : (accountKeys[0] ?? ''), requests }
}

/** Whether accounts of a Token-2022 token hold less in all than before. The extension `TransferFee` leaves its fee out. */
function hasWithheld({ preTokenBalances, postTokenBalances }: Meta): boolean {
  const totals = new Map<string, bigint>()
  const add = (balances: typeof preTokenBalances, sign: bigint): void => {
    for (const { mint, programId, uiTokenAmount } of balances ?? [])
      if (programId === TOKEN_2022)
        totals.set(mint, (totals.get(mint) ?? 0n) + sign * BigInt(uiTokenAmount.amount))
  }
  add(preTokenBalances, -1n)
  add(postTokenBalances, 1n)
  return [...totals.values()].some((change) => change < 0n)
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
