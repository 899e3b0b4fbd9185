import { expect, test } from 'vitest'
import { chainOf, hashOf, hex, idsOf, readSince, start } from '../test-support/sent-chain'
import { openTransactionPage } from '../test-support/transaction-page'

test('since: what was found is not searched again while the chain stands, nor if it lies deep, and else is', async () => {
  const mined = [
    { block: 110, nonce: 5 },
    { block: 195, nonce: 6 },
  ]
  let latest = 200
  const page = await openTransactionPage({
    network: chainOf({ latest: 200, mined, over: { eth_blockNumber: () => hex(latest) } }),
  })
  /** The blocks and the old counts that a look reads. */
  const look = async (): Promise<readonly string[]> => {
    const before = page.toNetwork.length
    expect(idsOf(await readSince(page, start))).toEqual([5, 6].map(hashOf))
    return page.toNetwork.slice(before).flatMap(({ method, params }) => {
      const [first, second] = Array.isArray(params) ? params : []
      if (method === 'eth_getBlockByNumber') return [String(first)]
      return method === 'eth_getTransactionCount' && String(second).startsWith('0x') ? ['count'] : []
    })
  }
  expect((await look()).filter((read) => read !== 'count')).toEqual([hex(110), hex(195)])
  expect(await look()).toEqual([])
  latest = 201
  expect((await look()).filter((read) => read !== 'count')).toEqual([hex(195)])
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
  expect(blocks).toHaveLength(6)
})

test('since: a block that a node behind does not have is read again, however deep it is to lie', async () => {
  const chain = chainOf({ latest: 200, mined: [{ block: 110, nonce: 5 }] })
  const { eth_getBlockByNumber: blockOf } = chain
  if (typeof blockOf !== 'function') throw new Error('There are no blocks.')
  let isBehind = true
  const page = await openTransactionPage({
    network: {
      ...chain,
      eth_getBlockByNumber: (params: unknown) => (isBehind ? null : blockOf(params)),
    },
  })
  expect(await readSince(page, start)).toEqual({ hasMoved: true, sent: [] })
  isBehind = false
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
