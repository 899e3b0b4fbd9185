import type { CheckedRead } from '@latchkey/adapter-kit'
import { isHex } from '@latchkey/session/caip'
import type { SeenTransaction, SentTransaction } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import { isSame, operationsOf } from './decode-calls'

/** How many blocks back a transaction is searched: seconds on a fast network, minutes on Ethereum. */
const MAX_BLOCKS = 25

export const hashSchema = v.pipe(
  v.string(),
  v.check((text) => isHex(text, 64)),
)
export const quantitySchema = v.pipe(
  v.string(),
  v.check((text) => isHex(text, 1, 64)),
  v.transform((text) => BigInt(text)),
)
/** What is pending has none, and not every node tells it. */
const toldHashSchema = v.fallback(v.optional(hashSchema), undefined)
export const transactionSchema = v.object({
  hash: hashSchema,
  from: v.string(),
  to: v.nullish(v.string()),
  value: quantitySchema,
  input: v.string(),
  nonce: quantitySchema,
  /** Missing while it is pending. */
  blockNumber: v.nullish(quantitySchema),
  blockHash: toldHashSchema,
})
const blockSchema = v.nullable(v.object({ hash: toldHashSchema, transactions: v.array(v.unknown()) }))

/** A transaction as a node has it. */
export type RpcTransaction = v.InferOutput<typeof transactionSchema>

export const toHex = (value: bigint): string => `0x${value.toString(16)}`

export function toSeen({ from, to, nonce, value, input }: RpcTransaction): SeenTransaction {
  return { from, ...(to ? { to } : {}), nonce: nonce.toString(), value: value.toString(), data: input }
}

export function fromSeen({ id, seen }: SentTransaction): RpcTransaction | null {
  if (!seen) return null
  const { data, ...rest } = seen
  return { ...rest, hash: id, input: data, nonce: BigInt(seen.nonce), value: BigInt(seen.value) }
}

/** A block as far as it concerns one account. */
export interface AccountBlock {
  readonly hash: string | undefined
  /** The account's transactions. */
  readonly own: readonly RpcTransaction[]
}

/** `undefined` if the node does not have the block. */
export async function readAccountBlock(
  read: CheckedRead,
  block: string,
  account: string,
): Promise<AccountBlock | undefined> {
  const found = await read(blockSchema, 'eth_getBlockByNumber', block, true)
  if (!found) return undefined
  const own = found.transactions.flatMap((entry) => {
    const parsed = v.safeParse(transactionSchema, entry)
    return parsed.success && isSame(parsed.output.from, account) ? [parsed.output] : []
  })
  return { hash: found.hash, own }
}

/** The transaction of an account with this nonce in one of the latest blocks. */
export async function findInLatestBlocks(
  latest: bigint,
  nonce: bigint,
  readBlock: (block: bigint) => Promise<AccountBlock | undefined>,
): Promise<RpcTransaction | undefined> {
  for (let back = 0n; back < MAX_BLOCKS && back <= latest; back += 1n) {
    const found = (await readBlock(latest - back))?.own.find((one) => one.nonce === nonce)
    if (found) return found
  }
  return undefined
}

/** A receipt of the host's own node; `null` where it has none. */
export const receiptSchema = v.nullable(
  v.object({
    status: quantitySchema,
    logs: v.optional(
      v.array(v.object({ address: v.string(), topics: v.array(v.string()), data: v.string() })),
      [],
    ),
  }),
)
export type Receipt = NonNullable<v.InferOutput<typeof receiptSchema>>

/** A smart account's operation may fail in a transaction that succeeds. */
export function hasFailed({ status, logs }: Receipt, { from }: Pick<SentTransaction, 'from'>): boolean {
  return status === 0n || operationsOf(logs, from).some((operation) => operation.hasFailed)
}
