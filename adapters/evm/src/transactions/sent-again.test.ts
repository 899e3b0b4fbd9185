import { expect, test } from 'vitest'
import { chainOf, hashOf, hex, idsOf, readSince, start, transaction } from '../test-support/sent-chain'
import { openTransactionPage } from '../test-support/transaction-page'

test('since: what was found is not searched again while the chain only goes on, and else is', async () => {
  const mined = [
    { block: 110, nonce: 5 },
    { block: 195, nonce: 6 },
  ]
  let latest = 200
  let fork = 1_000
  const chain = chainOf({ latest: 200, mined })
  const { eth_getBlockByNumber: blockOf } = chain
  if (typeof blockOf !== 'function') throw new Error('There are no blocks.')
  const page = await openTransactionPage({
    network: {
      ...chain,
      eth_blockNumber: () => hex(latest),
      eth_getBlockByNumber: (params: readonly [string, boolean]) =>
        params[1] ? blockOf(params) : { number: params[0], hash: hashOf(fork + Number(params[0])) },
    },
  })
  /** What a look reads: heads, blocks, and counts of before. */
  const look = async (): Promise<readonly string[]> => {
    const before = page.toNetwork.length
    expect(idsOf(await readSince(page, start))).toEqual([5, 6].map(hashOf))
    return page.toNetwork.slice(before).flatMap(({ method, params }) => {
      const [first, second] = Array.isArray(params) ? params : []
      if (method === 'eth_getBlockByNumber') return [second === false ? `head ${first}` : String(first)]
      return method === 'eth_getTransactionCount' && String(second).startsWith('0x') ? ['count'] : []
    })
  }
  const uncounted = (reads: readonly string[]): readonly string[] => reads.filter((one) => one !== 'count')
  expect(uncounted(await look())).toEqual([`head ${hex(200)}`, hex(110), hex(195)])
  expect(await look()).toEqual([`head ${hex(200)}`])
  latest = 201
  // Once, that what was found is still there.
  expect(await look()).toEqual([201, 200, 110, 195].map((block) => `head ${hex(block)}`))
  latest = 202
  expect(await look()).toEqual([`head ${hex(202)}`, `head ${hex(201)}`])
  fork = 5_000
  expect(uncounted(await look())).toEqual([
    ...[202, 202].map((block) => `head ${hex(block)}`),
    hex(110),
    hex(195),
  ])
})

test('since: a look that is given up ends no other one', async () => {
  const page = await openTransactionPage({
    network: chainOf({ latest: 200, mined: [{ block: 110, nonce: 5 }] }),
  })
  const abort = new AbortController()
  const given = page.transactions.since?.(start, page.where, abort.signal)
  const other = readSince(page, start)
  abort.abort()
  await expect(given).rejects.toThrow()
  expect(idsOf(await other)).toEqual([hashOf(5)])
})

test('since: blocks that a node without old states is searched for are read once for all nonces', async () => {
  const mined = [5, 6, 7].map((nonce) => ({ block: 170 + nonce, nonce }))
  const chain = chainOf({ latest: 180, mined })
  const page = await openTransactionPage({
    network: {
      ...chain,
      eth_getTransactionCount: ([, block]: readonly string[]) =>
        block?.startsWith('0x') ? { error: { code: -32000, message: 'missing trie node' } } : '0x8',
    },
  })
  expect(idsOf(await readSince(page, start))).toEqual([5, 6, 7].map(hashOf))
  const blocks = page.toNetwork.filter(({ method }) => method === 'eth_getBlockByNumber')
  // With the head.
  expect(blocks).toHaveLength(7)
})

const withoutOldStates = {
  eth_getTransactionCount: ([, block]: readonly string[]) =>
    block?.startsWith('0x') ? { error: { code: -32000, message: 'missing trie node' } } : '0x6',
}

test('since: a block that a node behind does not have is read again, also where the head stays the same', async () => {
  const chain = chainOf({ latest: 200, mined: [{ block: 200, nonce: 5 }] })
  const { eth_getBlockByNumber: blockOf } = chain
  if (typeof blockOf !== 'function') throw new Error('There are no blocks.')
  let isBehind = true
  const page = await openTransactionPage({
    network: {
      ...chain,
      ...withoutOldStates,
      // The head is another node's.
      eth_getBlockByNumber: (params: readonly [string, boolean]) =>
        isBehind && params[1] ? null : blockOf(params),
    },
  })
  expect(await readSince(page, start)).toEqual({ hasMoved: true, sent: [] })
  isBehind = false
  expect(idsOf(await readSince(page, start))).toEqual([hashOf(5)])
})

const otherFork = { hash: hashOf(7_000), transactions: [] }

/** Two nodes behind one URL, of which one is on another fork for a while. It tells block 195, the other one all else. */
async function openForked(onFork: object, over: Readonly<Record<string, unknown>> = {}) {
  const chain = chainOf({ latest: 200, mined: [{ block: 195, nonce: 5 }] })
  const { eth_getBlockByNumber: blockOf } = chain
  if (typeof blockOf !== 'function') throw new Error('There are no blocks.')
  const seen = { latest: 200, isForked: true }
  const page = await openTransactionPage({
    network: {
      ...chain,
      ...over,
      eth_blockNumber: () => hex(seen.latest),
      eth_getBlockByNumber: (params: readonly [string, boolean]) =>
        seen.isForked && params[1] && params[0] === hex(195) ? onFork : blockOf(params),
    },
  })
  return { page, seen }
}

test('since: a block of another fork without the transaction is not believed once its node has changed over', async () => {
  const { page, seen } = await openForked(otherFork)
  expect(await readSince(page, start)).toEqual({ hasMoved: true, sent: [] })
  seen.isForked = false
  expect(idsOf(await readSince(page, start))).toEqual([hashOf(5)])
})

test('since: nor where blocks are searched one by one, because the node has no old states', async () => {
  const { page, seen } = await openForked(otherFork, withoutOldStates)
  expect(await readSince(page, start)).toEqual({ hasMoved: true, sent: [] })
  Object.assign(seen, { isForked: false, latest: 201 })
  expect(idsOf(await readSince(page, start))).toEqual([hashOf(5)])
})

test('since: nor one with another transaction of the same nonce', async () => {
  const other = { ...transaction({ block: 195, nonce: 5 }), hash: hashOf(70), blockHash: otherFork.hash }
  const { page, seen } = await openForked({ ...otherFork, transactions: [other] })
  expect(idsOf(await readSince(page, start))).toEqual([hashOf(70)])
  Object.assign(seen, { isForked: false, latest: 201 })
  expect(idsOf(await readSince(page, start))).toEqual([hashOf(5)])
})

test('since: a look that began at a later block hides nothing from one beside it', async () => {
  const page = await openTransactionPage({
    network: chainOf({ latest: 200, mined: [{ block: 110, nonce: 5 }] }),
  })
  const [late, other] = await Promise.all([
    readSince(page, { ...start, block: '150' }),
    readSince(page, start),
  ])
  expect([idsOf(late), idsOf(other)]).toEqual([[], [hashOf(5)]])
})

test('since: where a node does not tell its head, everything is searched, and nothing kept', async () => {
  const chain = chainOf({ latest: 200, mined: [{ block: 110, nonce: 5 }] })
  const { eth_getBlockByNumber: blockOf } = chain
  if (typeof blockOf !== 'function') throw new Error('There are no blocks.')
  for (const head of [null, {}, { error: { code: -32601, message: 'no such method' } }]) {
    const page = await openTransactionPage({
      network: {
        ...chain,
        eth_getBlockByNumber: (params: readonly [string, boolean]) => (params[1] ? blockOf(params) : head),
      },
    })
    expect(idsOf(await readSince(page, start))).toEqual([hashOf(5)])
    const before = page.toNetwork.length
    expect(idsOf(await readSince(page, start))).toEqual([hashOf(5)])
    const blocks = page.toNetwork.slice(before).filter(({ method }) => method === 'eth_getBlockByNumber')
    expect(blocks.map(({ params }) => params)).toContainEqual([hex(110), true])
  }
})
