import * as v from 'valibot'
import { callNode } from '../data/call-node'

const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[\da-fA-F]+$/),
  v.transform((hex) => BigInt(hex)),
)
const address = v.pipe(
  v.string(),
  v.regex(/^0x[\da-fA-F]{40}$/),
  v.transform((text) => text.toLowerCase()),
)
const logSchema = v.object({ address, topics: v.array(v.string()), data: v.string() })
const blockSchema = v.object({
  number: quantity,
  hash: v.string(),
  timestamp: quantity,
  transactions: v.array(
    v.object({
      hash: v.string(),
      from: address,
      to: v.nullish(address),
      value: quantity,
      input: v.string(),
      nonce: quantity,
      transactionIndex: quantity,
    }),
  ),
})
const receiptsSchema = v.array(
  v.object({
    transactionHash: v.string(),
    status: quantity,
    contractAddress: v.nullish(address),
    logs: v.array(logSchema),
  }),
)

export type ChainLog = v.InferOutput<typeof logSchema>

/** A mined transaction with its receipt. Addresses are in lower case. */
export interface ChainTransaction {
  readonly hash: string
  readonly block: number
  readonly index: number
  readonly minedAtMs: number
  readonly from: string
  readonly to: string | undefined
  readonly created: string | undefined
  readonly value: bigint
  readonly input: string
  readonly nonce: number
  readonly hasFailed: boolean
  readonly logs: readonly ChainLog[]
  /** All addresses in the transaction and its events. */
  readonly accounts: ReadonlySet<string>
}

export interface BlockIndex {
  /** The transactions that contain an address, newest first, up to the latest block. */
  transactionsOf(account: string): Promise<readonly ChainTransaction[]>
}

const AT_ONCE = 16

/** Reads each block once, and all blocks again after a revert of the chain. */
export function createBlockIndex(nodeUrl: string): BlockIndex {
  let known: ChainTransaction[] = []
  let last: { readonly block: number; readonly hash: string } | undefined
  let syncing: Promise<void> = Promise.resolve()

  const readBlock = async (block: number) => {
    const hex = `0x${block.toString(16)}`
    const [found, receipts] = await Promise.all([
      callNode(nodeUrl, 'eth_getBlockByNumber', [hex, true], v.nullable(blockSchema)),
      callNode(nodeUrl, 'eth_getBlockReceipts', [hex], v.nullable(receiptsSchema)),
    ])
    return found && { hash: found.hash, transactions: toTransactions(found, receipts ?? []) }
  }

  const sync = async (): Promise<void> => {
    const latest = Number(await callNode(nodeUrl, 'eth_blockNumber', [], quantity))
    if (last && (last.block > latest || (await readBlock(last.block))?.hash !== last.hash)) {
      known = []
      last = undefined
    }
    for (let start = (last?.block ?? -1) + 1; start <= latest; start += AT_ONCE) {
      const count = Math.min(AT_ONCE, latest - start + 1)
      const blocks = await Promise.all(Array.from({ length: count }, (_, at) => readBlock(start + at)))
      for (const [at, block] of blocks.entries()) {
        // The chain was reverted meanwhile. The next request continues.
        if (!block) return
        known.push(...block.transactions)
        last = { block: start + at, hash: block.hash }
      }
    }
  }

  return {
    async transactionsOf(account) {
      // Runs one after the other, so that no block is read twice.
      syncing = syncing.then(sync, sync)
      await syncing
      return known.filter(({ accounts }) => accounts.has(account)).reverse()
    },
  }
}

function toTransactions(
  { number, timestamp, transactions }: v.InferOutput<typeof blockSchema>,
  receipts: v.InferOutput<typeof receiptsSchema>,
): readonly ChainTransaction[] {
  return transactions.map(({ hash, from, to, value, input, nonce, transactionIndex }) => {
    const receipt = receipts.find(({ transactionHash }) => transactionHash === hash)
    const logs = receipt?.logs ?? []
    const created = receipt?.contractAddress ?? undefined
    const named = [from, to ?? undefined, created, ...logs.flatMap(({ topics }) => topics.map(addressOf))]
    return {
      hash,
      block: Number(number),
      index: Number(transactionIndex),
      minedAtMs: Number(timestamp) * 1_000,
      from,
      to: to ?? undefined,
      created,
      value,
      input,
      nonce: Number(nonce),
      hasFailed: receipt?.status === 0n,
      logs,
      accounts: new Set(named.filter((one) => one !== undefined)),
    }
  })
}

/** The address in an event topic; `undefined` if the topic is something else. */
export function addressOf(topic: string | undefined): string | undefined {
  const [, digits] = /^0x0{24}([\da-fA-F]{40})$/.exec(topic ?? '') ?? []
  return digits === undefined ? undefined : `0x${digits.toLowerCase()}`
}
