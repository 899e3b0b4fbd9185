import type { ActiveTarget } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { ADDRESS, target } from '../test-support/connected-session'
import { chainOf, hashOf, hex, idsOf, readSince, start, transaction } from '../test-support/sent-chain'
import { openTransactionPage, RECIPIENT, USDC } from '../test-support/transaction-page'

const { signal } = new AbortController()
test('cursor: the next nonce, pending ones counted, and the latest block, in one request', async () => {
  const page = await openTransactionPage({ network: chainOf({ latest: 100, pending: [5] }) })
  expect(await page.transactions.cursor?.(page.where, signal)).toEqual({ position: '6', block: '100' })
  expect(page.httpRequests).toHaveLength(1)
  expect(page.toWallet).toEqual([])
})

test('since: an account that has sent nothing has not moved, which is one request', async () => {
  const page = await openTransactionPage({ network: chainOf({ latest: 140 }) })
  expect(await readSince(page, start)).toEqual({ hasMoved: false, sent: [] })
  expect(page.httpRequests).toHaveLength(1)
})

test('since: what is mined and what is pending is found, the oldest first, as it can be followed', async () => {
  const mined = [
    { block: 120, nonce: 5 },
    { block: 4_900, nonce: 6 },
  ]
  const page = await openTransactionPage({ network: chainOf({ latest: 5_000, mined, pending: [7, 8] }) })
  const found = await readSince(page, start)
  expect(found.hasMoved).toBe(true)
  expect(idsOf(found)).toEqual([5, 6, 7, 8].map(hashOf))
  expect(found.sent[0]).toEqual({
    type: 'transaction',
    id: hashOf(5),
    from: ADDRESS,
    networkId: 'eip155:1',
    connectionId: 'c1',
    seen: { from: ADDRESS.toLowerCase(), to: RECIPIENT, nonce: '5', value: '1000', data: '0x' },
  })
  // Not each of 4,900 blocks.
  expect(page.httpRequests.length).toBeLessThan(20)
})

test('since: a transaction of the cursor’s own block is found, one before the cursor is not', async () => {
  const mined = [
    { block: 90, nonce: 5 },
    { block: 100, nonce: 6 },
  ]
  const page = await openTransactionPage({ network: chainOf({ latest: 100, mined }) })
  expect(idsOf(await readSince(page, { position: '6', block: '100' }))).toEqual([hashOf(6)])
})

test('since: a node that keeps no old states is searched block by block, the newest first', async () => {
  const mined = [{ block: 130, nonce: 5 }]
  const chain = chainOf({ latest: 140, mined })
  const page = await openTransactionPage({
    network: {
      ...chain,
      eth_getTransactionCount: ([, block]: readonly string[]) =>
        block?.startsWith('0x') ? { error: { code: -32000, message: 'missing trie node' } } : '0x6',
    },
  })
  expect(idsOf(await readSince(page, start))).toEqual([hashOf(5)])
  const far = await openTransactionPage({
    network: {
      ...chainOf({ latest: 9_000, mined }),
      eth_getTransactionCount: ([, block]: readonly string[]) =>
        block?.startsWith('0x') ? { error: { code: -32000, message: 'missing trie node' } } : '0x6',
    },
  })
  expect(await readSince(far, start)).toEqual({ hasMoved: true, sent: [] })
  const blocks = far.toNetwork.filter(({ method }) => method === 'eth_getBlockByNumber')
  // With the head.
  expect(blocks.length).toBeLessThanOrEqual(26)
})

test.each([
  ['refuses', { error: { code: -32601, message: 'pending is not available' } }],
  ['answers nothing', null],
  ['answers nonsense', { transactions: 'many' }],
])(
  'since: of a node that %s where the pending block is asked, the nonce tells that the account has moved',
  async (_what, pendingBlock) => {
    const page = await openTransactionPage({
      network: chainOf({ latest: 140, pending: [5], over: { eth_getBlockByNumber: pendingBlock } }),
    })
    expect(await readSince(page, start)).toEqual({ hasMoved: true, sent: [] })
  },
)

test('since: of an account that has sent much, the first twenty are found', async () => {
  const mined = Array.from({ length: 60 }, (_, index) => ({ block: 101 + index, nonce: 5 + index }))
  const page = await openTransactionPage({ network: chainOf({ latest: 200, mined }) })
  expect(idsOf(await readSince(page, start))).toEqual(mined.slice(0, 20).map(({ nonce }) => hashOf(nonce)))
})

test('since: rejects where the network cannot be read, and is not configured', async () => {
  const page = await openTransactionPage({
    network: chainOf({ latest: 140, over: { eth_blockNumber: new Error('offline') } }),
  })
  const reading = expect(readSince(page, start)).rejects.toMatchObject({ code: 'CHAIN_UNREACHABLE' })
  await page.clock.advance(60_000)
  await reading
  const elsewhere: ActiveTarget = { ...target, networkId: 'eip155:77', chainId: 77 }
  await expect(readSince(page, start, elsewhere)).rejects.toMatchObject({ code: 'NETWORK_NOT_FOUND' })
})

const USER_OPERATION = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
const ENTRY_POINT = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
const BUNDLER = RECIPIENT
const topicOf = (address: string): string => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
const operationIn = (nonce: number, block: number, address = ENTRY_POINT, sender = ADDRESS) => ({
  address,
  topics: [USER_OPERATION, hashOf(70), topicOf(sender), topicOf(USDC)],
  data: '0x',
  transactionHash: hashOf(nonce),
  blockNumber: hex(block),
})
const operations = (logs: unknown, over: Readonly<Record<string, unknown>> = {}) =>
  chainOf({
    latest: 140,
    over: {
      eth_getCode: '0xef0100',
      eth_getLogs: logs,
      eth_getTransactionByHash: ([hash]: readonly string[]) => ({
        ...transaction({ block: 120, nonce: Number(hash) - 1, from: BUNDLER }),
        to: ENTRY_POINT,
      }),
      ...over,
    },
  })
const smart: ActiveTarget = {
  ...target,
  account: { ...target.account, type: 'smartAccount' },
}

test('since: the operations of an account with code are found, though its nonce has not moved', async () => {
  const page = await openTransactionPage({
    network: operations([operationIn(41, 130), operationIn(40, 120)]),
  })
  const found = await readSince(page, start)
  expect(found.hasMoved).toBe(true)
  expect(idsOf(found)).toEqual([hashOf(40), hashOf(41)])
  expect(found.sent[0]).toMatchObject({
    type: 'transaction',
    from: ADDRESS,
    seen: { from: BUNDLER.toLowerCase(), to: ENTRY_POINT, nonce: '40' },
  })
  expect(page.toNetwork.find(({ method }) => method === 'eth_getLogs')?.params).toEqual([
    {
      fromBlock: '0x64',
      toBlock: 'latest',
      address: expect.arrayContaining([ENTRY_POINT.toLowerCase()]),
      topics: [USER_OPERATION, null, topicOf(ADDRESS)],
    },
  ])
})

test('since: a smart account that is not deployed yet is searched too', async () => {
  const page = await openTransactionPage({
    network: operations([operationIn(40, 120)], { eth_getCode: '0x' }),
  })
  expect(idsOf(await readSince(page, start, smart))).toEqual([hashOf(40)])
})

test('since: what another contract emits, or tells of another account, is no operation', async () => {
  const page = await openTransactionPage({
    network: operations([
      operationIn(40, 120, USDC),
      operationIn(41, 120, ENTRY_POINT, RECIPIENT),
      { ...operationIn(42, 120), topics: [topicOf(USDC), hashOf(1), topicOf(ADDRESS)] },
      { ...operationIn(43, 120), removed: true },
    ]),
  })
  expect(await readSince(page, start)).toEqual({ hasMoved: false, sent: [] })
})

test('since: rejects where the events cannot be read, since the account may have moved', async () => {
  const page = await openTransactionPage({
    network: operations({ error: { code: -32602, message: 'block range too large' } }),
  })
  await expect(readSince(page, start)).rejects.toMatchObject({ code: 'CHAIN_RPC' })
})

test('since: no events older than 5,000 blocks are asked of a server', async () => {
  const page = await openTransactionPage({ network: operations([], { eth_blockNumber: '0x186a0' }) })
  await readSince(page, start)
  const asked = page.toNetwork.find(({ method }) => method === 'eth_getLogs')
  expect(asked?.params).toMatchObject([{ fromBlock: hex(95_000) }])
})

test('since: an account with code that sends to itself (EIP-7702) is found once', async () => {
  const mined = [{ block: 120, nonce: 5 }]
  const own = { ...transaction({ block: 120, nonce: 5 }), to: ADDRESS }
  const page = await openTransactionPage({
    network: chainOf({
      latest: 140,
      mined,
      over: {
        eth_getCode: '0xef0100',
        eth_getLogs: [operationIn(5, 120)],
        eth_getTransactionByHash: own,
      },
    }),
  })
  expect(idsOf(await readSince(page, start))).toEqual([hashOf(5)])
})
