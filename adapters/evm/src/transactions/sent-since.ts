import type { CheckedRead } from '@latchkey/adapter-kit'
import { untilAborted } from '@latchkey/kernel/async'
import { isHex } from '@latchkey/session/caip'
import type { AccountCursor, ActiveTarget, SentSince, SentTransaction } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import type { Chains } from '../chain/read-chain'
import { entryPoints, isEntryPoint, isSame, USER_OPERATION } from './decode-calls'
import { type Head, type KeptReads, keepReads, type SeenChain } from './keep-reads'
import { openNetwork, unlessRefused } from './open-network'
import {
  type AccountBlock,
  findInLatestBlocks,
  hashSchema,
  quantitySchema,
  type RpcTransaction,
  readAccountBlock,
  toHex,
  toSeen,
  transactionSchema,
} from './rpc-transaction'

/** An account that has sent more since is no longer followed one by one: the first of them are found. */
const MAX_FOUND = 20
/** Servers refuse to search logs of more; on Ethereum these are 16 hours, on a fast rollup some minutes. */
const MAX_LOG_BLOCKS = 5_000n

const codeSchema = v.pipe(
  v.string(),
  v.check((text) => isHex(text)),
)
const logsSchema = v.array(
  v.object({
    address: v.string(),
    topics: v.array(v.string()),
    transactionHash: hashSchema,
    blockNumber: quantitySchema,
    removed: v.optional(v.boolean()),
  }),
)

const headSchema = v.object({ number: quantitySchema, hash: hashSchema })

const readHead = (read: CheckedRead, block: bigint): Promise<Head | null> =>
  unlessRefused(read(v.nullable(headSchema), 'eth_getBlockByNumber', toHex(block), false), () => null)

const headOf = (number: bigint | null | undefined, hash: string | undefined): Head | undefined =>
  typeof number === 'bigint' && hash !== undefined ? { number, hash } : undefined

/** Asks once of each earlier head. */
function seeChain(read: CheckedRead, head: Head): SeenChain {
  const known = new Map<string, Promise<boolean>>()
  return {
    head,
    contains(earlier) {
      const asking =
        known.get(earlier.hash) ??
        readHead(read, earlier.number).then((found) => isSame(found?.hash, earlier.hash))
      known.set(earlier.hash, asking)
      return asking
    },
  }
}

/** Reads the account's next nonce, pending transactions counted, and the latest block. */
export async function readCursor(
  chains: Chains,
  { account, networkId }: ActiveTarget,
  signal: AbortSignal,
): Promise<AccountCursor> {
  const read = openNetwork(chains, networkId)(signal)
  const [position, block] = await Promise.all([
    read(quantitySchema, 'eth_getTransactionCount', account.address, 'pending'),
    read(quantitySchema, 'eth_blockNumber'),
  ])
  return { position: position.toString(), block: block.toString() }
}

/**
 * Finds what an account has sent since a cursor: its own transactions by their nonces, in blocks and in the block that the
 * node prepares; of an account with code (ERC-4337, EIP-7702) also its operations by the events of the EntryPoint. Not found
 * are operations that a bundler still holds or that are more than 5,000 blocks old, and what others execute for the account
 * in another way; also transactions of which a node without old states no longer tells the block. Rejects if the events cannot be read, because then nothing
 * says that the account has not moved.
 */
export async function readSentSince(
  chains: Chains,
  kept: KeptSent,
  cursor: AccountCursor,
  { account, connectionId, networkId }: ActiveTarget,
  signal: AbortSignal,
): Promise<SentSince> {
  const createRunRead = openNetwork(chains, networkId)
  const read = createRunRead(signal)
  const { address } = account
  const [latest, used, next, code] = await Promise.all([
    read(quantitySchema, 'eth_blockNumber'),
    read(quantitySchema, 'eth_getTransactionCount', address, 'latest'),
    read(quantitySchema, 'eth_getTransactionCount', address, 'pending'),
    read(codeSchema, 'eth_getCode', address, 'latest'),
  ])
  const position = BigInt(cursor.position)
  // Only a search needs it. Where a node does not have it or does not tell it, nothing is kept.
  const head = used > position ? await readHead(read, latest) : null
  // Several looks share what is kept, so it does not end with one of them.
  const shared = createRunRead(chains.ctx.signal)
  const chain = head ? seeChain(shared, head) : undefined
  const key = `${networkId} ${address.toLowerCase()}`
  const readBlock = (block: bigint) => readAccountBlock(shared, toHex(block), address)
  const since: Since = {
    read,
    address,
    position,
    block: BigInt(cursor.block),
    latest,
    readBlock,
    keptBlock(block) {
      const blockOf = (found?: AccountBlock): Head | undefined => headOf(block, found?.hash)
      return chain
        ? kept.blocks.read(`${key} ${block}`, chain, () => readBlock(block), blockOf)
        : readBlock(block)
    },
    countAt: (block) => shared(quantitySchema, 'eth_getTransactionCount', address, toHex(block)),
    async once(nonce, find) {
      let isOwn = false
      const search = (): Promise<RpcTransaction | undefined> => {
        isOwn = true
        return find()
      }
      const blockOf = (found?: RpcTransaction): Head | undefined =>
        headOf(found?.blockNumber, found?.blockHash)
      const reading = chain ? kept.nonces.read(`${key} ${nonce}`, chain, search, blockOf) : search()
      const found = await untilAborted(reading, signal)
      // Another look may have begun at a later block.
      return found || isOwn ? found : untilAborted(find(), signal)
    },
  }
  const hasOperations = code !== '0x' || account.type === 'smartAccount'
  const found = await Promise.all([
    findMined(since, used),
    next > used ? findPending(since) : [],
    hasOperations ? findOperations(since) : [],
  ])
  const byId = new Map(found.flat().map((one) => [one.id.toLowerCase(), one]))
  const sent = [...byId.values()].sort(compareAge).map(
    ({ id, transaction }): SentTransaction => ({
      type: 'transaction',
      id,
      from: address,
      networkId,
      connectionId,
      ...(transaction && { seen: toSeen(transaction) }),
    }),
  )
  const hasMoved = sent.length > 0 || used > position || next > position
  return { hasMoved, sent }
}

/** What was found of accounts before. */
export interface KeptSent {
  readonly blocks: KeptReads<AccountBlock | undefined>
  readonly nonces: KeptReads<RpcTransaction | undefined>
}

export const keepSent = (): KeptSent => ({ blocks: keepReads(), nonces: keepReads() })

interface Since {
  readonly read: CheckedRead
  readonly address: string
  /** The first nonce that is searched. */
  readonly position: bigint
  readonly block: bigint
  readonly latest: bigint
  readBlock(block: bigint): Promise<AccountBlock | undefined>
  /** One that was read before, while the chain goes on. */
  keptBlock(block: bigint): Promise<AccountBlock | undefined>
  /** The next nonce after a block. */
  countAt(block: bigint): Promise<bigint>
  /** Searches for the transaction of a nonce, unless another look has found it. */
  once(nonce: bigint, find: () => Promise<RpcTransaction | undefined>): Promise<RpcTransaction | undefined>
}

interface Found {
  readonly id: string
  /** Missing while it is pending. */
  readonly block?: bigint
  readonly transaction: RpcTransaction | null
}

/** The oldest first: by block, pending ones last, and by nonce within one. */
function compareAge(one: Found, other: Found): number {
  if (one.block !== other.block) {
    if (one.block === undefined) return 1
    return other.block === undefined || one.block < other.block ? -1 : 1
  }
  return Number((one.transaction?.nonce ?? 0n) - (other.transaction?.nonce ?? 0n))
}

const toFound = (transaction: RpcTransaction): Found => ({
  id: transaction.hash,
  ...(typeof transaction.blockNumber === 'bigint' && { block: transaction.blockNumber }),
  transaction,
})

async function findMined(since: Since, used: bigint): Promise<readonly Found[]> {
  const { position, latest, keptBlock } = since
  const count = used > position ? Number(used - position) : 0
  const found = await Promise.all(
    Array.from({ length: Math.min(count, MAX_FOUND) }, (_, index) => {
      const nonce = position + BigInt(index)
      return since.once(nonce, () =>
        unlessRefused(findByNonce(since, nonce), () => findInLatestBlocks(latest, nonce, keptBlock)),
      )
    }),
  )
  return found.flatMap((one) => (one ? [toFound(one)] : []))
}

/** The block that used a nonce is the first one after which the count of the account is above it. */
async function findByNonce(since: Since, nonce: bigint): Promise<RpcTransaction | undefined> {
  let [low, high] = [since.block, since.latest]
  while (low < high) {
    const middle = (low + high) / 2n
    if ((await since.countAt(middle)) > nonce) high = middle
    else low = middle + 1n
  }
  // Read anew: what was kept of it without the nonce is of another fork.
  return (await since.readBlock(high))?.own.find((one) => one.nonce === nonce)
}

/** Not every node prepares a block, or tells it. */
async function findPending({ read, address, position }: Since): Promise<readonly Found[]> {
  const pending = await unlessRefused(readAccountBlock(read, 'pending', address), () => undefined)
  return (pending?.own ?? []).filter(({ nonce }) => nonce >= position).map(toFound)
}

async function findOperations({ read, address, block, latest }: Since): Promise<readonly Found[]> {
  const oldest = latest > MAX_LOG_BLOCKS ? latest - MAX_LOG_BLOCKS : 0n
  const sender = `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
  const logs = await read(logsSchema, 'eth_getLogs', {
    fromBlock: toHex(block > oldest ? block : oldest),
    toBlock: 'latest',
    address: entryPoints,
    topics: [USER_OPERATION, null, sender],
  })
  const own = logs.filter(
    ({ address: emitter, topics, removed }) =>
      !removed && isEntryPoint(emitter) && isSame(topics[0], USER_OPERATION) && isSame(topics[2], sender),
  )
  const blocks = new Map(own.map((log) => [log.transactionHash, log.blockNumber]))
  return Promise.all(
    [...blocks].slice(-MAX_FOUND).map(
      async ([id, mined]): Promise<Found> => ({
        id,
        block: mined,
        transaction: await read(v.nullable(transactionSchema), 'eth_getTransactionByHash', id),
      }),
    ),
  )
}
