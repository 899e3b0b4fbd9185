import * as v from 'valibot'
import { callNode } from '../data/call-node'
import { DataError } from '../data/data-error'
import type { HoldingsReader, KnownToken } from '../data/holdings'
import type { HistoryReader } from './history-reader'
import { type MovedToken, tokenTransfer, type WireTransaction, type WireTransfer } from './wire-transaction'

const SOL: MovedToken = { name: 'Solana', symbol: 'SOL', decimals: 9 }
/** The first token program, and Token-2022. */
const PROGRAMS = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const
const MOST = 1_000

const amount = v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))])
const signaturesSchema = v.array(v.object({ signature: v.string(), slot: amount }))
const accountsSchema = v.object({ value: v.array(v.object({ pubkey: v.string() })) })
const tokenBalances = v.array(
  v.object({
    mint: v.string(),
    owner: v.optional(v.string()),
    uiTokenAmount: v.object({ amount: v.pipe(v.string(), v.digits()), decimals: v.number() }),
  }),
)
const transactionSchema = v.nullable(
  v.object({
    blockTime: amount,
    transaction: v.object({ message: v.object({ accountKeys: v.array(v.string()) }) }),
    meta: v.object({
      err: v.unknown(),
      fee: amount,
      preBalances: v.array(amount),
      postBalances: v.array(amount),
      preTokenBalances: tokenBalances,
      postTokenBalances: tokenBalances,
    }),
  }),
)
type Found = NonNullable<v.InferOutput<typeof transactionSchema>>

/** Reads the transactions of an account and of its token accounts. */
export function createSolanaHistory(chain: HoldingsReader, gatewayUrl: () => string): HistoryReader {
  const { networkId, nodeUrl, tokens } = chain

  const signaturesOf = (address: string) =>
    callNode(nodeUrl, 'getSignaturesForAddress', [address, { limit: MOST }], signaturesSchema)

  const tokenAccountsOf = async (address: string): Promise<readonly string[]> => {
    const lists = await Promise.all(
      PROGRAMS.map((programId) =>
        callNode(
          nodeUrl,
          'getTokenAccountsByOwner',
          [address, { programId }, { encoding: 'jsonParsed' }],
          accountsSchema,
        ),
      ),
    )
    return lists.flatMap(({ value }) => value.map(({ pubkey }) => pubkey))
  }

  const readTransaction = async (
    signature: string,
    account: string,
  ): Promise<WireTransaction | undefined> => {
    const settings = { encoding: 'json', maxSupportedTransactionVersion: 1 }
    const found = await callNode(nodeUrl, 'getTransaction', [signature, settings], transactionSchema)
    if (!found) return undefined
    const transfers = found.meta.err === null ? transfersOf(found, account, tokens, gatewayUrl()) : []
    const [payer = ''] = found.transaction.message.accountKeys
    const isOut = transfers.some(({ direction }) => direction === 'out')
    const isIn = transfers.some(({ direction }) => direction === 'in')
    return {
      id: signature,
      metadata: {
        operationType: isOut && isIn ? 'trade' : isIn ? 'receive' : isOut ? 'send' : 'execute',
        hash: signature,
        chain: networkId,
        minedAt: new Date(found.blockTime * 1_000).toISOString(),
        sentFrom: payer,
        sentTo: isIn ? account : receiverOf(found, account),
        status: found.meta.err === null ? 'confirmed' : 'failed',
        nonce: 0,
      },
      transfers,
    }
  }

  return {
    networkId,
    isAddress: chain.isAddress,
    async read(address, cursor, limit) {
      const addresses = [address, ...(await tokenAccountsOf(address))]
      const lists = await Promise.all(addresses.map(signaturesOf))
      const bySignature = new Map(lists.flat().map((one) => [one.signature, one]))
      const all = [...bySignature.values()].sort((one, other) => other.slot - one.slot)
      const place = cursor === undefined ? 0 : all.findIndex(({ signature }) => signature === cursor) + 1
      if (cursor !== undefined && place === 0)
        throw new DataError(400, 'cursor', `Invalid cursor: ${cursor.slice(0, 100)}`)
      const page = all.slice(place, place + limit)
      const read = await Promise.all(page.map(({ signature }) => readTransaction(signature, address)))
      return {
        transactions: read.filter((one) => one !== undefined),
        next: all.length > place + limit ? page.at(-1)?.signature : undefined,
      }
    },
  }
}

function transfersOf(
  { meta, transaction }: Found,
  account: string,
  tokens: readonly KnownToken[],
  gatewayUrl: string,
): readonly WireTransfer[] {
  const { accountKeys } = transaction.message
  const place = accountKeys.indexOf(account)
  const fee = place === 0 ? meta.fee : 0
  const lamports = place < 0 ? 0 : (meta.postBalances[place] ?? 0) - (meta.preBalances[place] ?? 0) + fee
  const native = changeOf(SOL, BigInt(lamports), gatewayUrl)
  const mints = new Map([...meta.preTokenBalances, ...meta.postTokenBalances].map((one) => [one.mint, one]))
  const moved = [...mints].flatMap(([mint, { uiTokenAmount }]) => {
    const sum = (balances: Found['meta']['preTokenBalances']): bigint =>
      balances
        .filter((one) => one.mint === mint && one.owner === account)
        .reduce((total, one) => total + BigInt(one.uiTokenAmount.amount), 0n)
    const known = tokens.find((one) => one.address === mint)
    const token = known ?? { name: mint, symbol: '', decimals: uiTokenAmount.decimals }
    return changeOf(token, sum(meta.postTokenBalances) - sum(meta.preTokenBalances), gatewayUrl)
  })
  // In a token transfer, lamports only pay for the receiver's token account.
  return moved.length > 0 ? moved : native
}

function changeOf(token: MovedToken, change: bigint, gatewayUrl: string): readonly WireTransfer[] {
  if (change === 0n) return []
  return [tokenTransfer(token, change < 0n ? -change : change, change < 0n ? 'out' : 'in', gatewayUrl)]
}

/** The first other account whose balance has grown. */
function receiverOf({ meta, transaction: { message } }: Found, account: string): string {
  const place = message.accountKeys.findIndex(
    (key, at) => key !== account && (meta.postBalances[at] ?? 0) > (meta.preBalances[at] ?? 0),
  )
  return message.accountKeys[place] ?? ''
}
