import { readSolanaTransaction } from '@latchkey/simulated-wallet'
import * as v from 'valibot'
import { accounts } from '../accounts'
import type { Refusal } from '../refusal'
import { base58Schema, base64Schema } from './bytes'
import type { SolanaRequestContent, SolanaTransactionContent } from './solana-request-content'

const pubkeySchema = v.optional(v.string())
const messageSchema = v.object({ message: base58Schema, pubkey: v.string() })
const transactionSchema = v.object({ transaction: base64Schema, pubkey: pubkeySchema })
const transactionsSchema = v.object({
  transactions: v.pipe(v.array(base64Schema), v.minLength(1)),
  pubkey: pubkeySchema,
})
/** Options that are passed on to the chain. Others are dropped. */
const sendOptionsSchema = v.optional(
  v.object({
    skipPreflight: v.optional(v.boolean()),
    preflightCommitment: v.optional(v.string()),
    maxRetries: v.optional(v.number()),
    minContextSlot: v.optional(v.number()),
  }),
)
const sendSchema = v.object({ ...transactionSchema.entries, sendOptions: sendOptionsSchema })

type Reader = (params: unknown) => SolanaRequestContent | Refusal

/** Readers by method. They throw for invalid params. */
export const solanaReaders: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  [
    'solana_signMessage',
    (params) => {
      const { message, pubkey } = v.parse(messageSchema, params)
      return isOurs(pubkey) ? { kind: 'solanaMessage', address: pubkey, bytes: message } : stranger(pubkey)
    },
  ],
  [
    'solana_signTransaction',
    (params) => {
      const { transaction, pubkey } = v.parse(transactionSchema, params)
      return readAll([transaction], pubkey, (address, transactions) => ({
        kind: 'solanaTransactions',
        act: 'sign',
        address,
        transactions,
      }))
    },
  ],
  [
    'solana_signAllTransactions',
    (params) => {
      const { transactions: all, pubkey } = v.parse(transactionsSchema, params)
      return readAll(all, pubkey, (address, transactions) => ({
        kind: 'solanaTransactions',
        act: 'signAll',
        address,
        transactions,
      }))
    },
  ],
  [
    'solana_signAndSendTransaction',
    (params) => {
      const { transaction, pubkey, sendOptions } = v.parse(sendSchema, params)
      return readAll([transaction], pubkey, (address, [first]) => {
        if (!first) throw new RangeError('There is one.')
        return {
          kind: 'solanaTransactions',
          act: 'send',
          address,
          transactions: [first],
          options: sendOptions,
        }
      })
    },
  ],
])

/** `pubkey` is optional, since transactions name their signers. All of them must name the same account. */
function readAll(
  all: readonly Uint8Array[],
  pubkey: string | undefined,
  toContent: (address: string, transactions: readonly SolanaTransactionContent[]) => SolanaRequestContent,
): SolanaRequestContent | Refusal {
  const read = all.map((bytes) => ({ bytes, wire: readSolanaTransaction(bytes) }))
  const address = pubkey ?? read[0]?.wire.signers.find(isOurs)
  if (address === undefined || !isOurs(address)) return stranger(address ?? 'Nobody who signs')
  if (!read.every(({ wire }) => wire.signers.includes(address)))
    return { code: -32602, message: `The transaction does not want a signature of ${address}.` }
  return toContent(
    address,
    read.map(({ bytes, wire: { transaction } }) => ({ bytes, transaction })),
  )
}

function isOurs(address: string): boolean {
  return accounts.some(({ addresses }) => addresses.solana === address)
}

function stranger(address: string): Refusal {
  return { code: 4100, message: `${address} is not an account of this wallet.` }
}
