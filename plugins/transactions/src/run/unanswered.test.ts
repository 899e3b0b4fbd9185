import { WalletResponseError } from '@latchkey/adapter-kit'
import type { SentTransaction } from '@latchkey/session/contract'
import { createWalletError } from '@latchkey/session/requests'
import { ADDRESS, mainnet } from '@latchkey/testing'
import { expect, test, vi } from 'vitest'
import { transactionsContract } from '../contract'
import { openPage, purpose, sentWith, transfer } from '../test-support/transaction-page'

const HASH = '0xab'
const asAsked = { from: ADDRESS, requests: [transfer] }

test('unanswered: a request that no wallet has answered is in the state until it was sent', async () => {
  const page = openPage()
  const unanswered = () => page.latchkey.read(transactionsContract).unanswered ?? []
  const run = await page.api.prepare({ ...purpose, target: page.target, requests: [transfer] })
  void run.ask().catch(() => undefined)
  await vi.waitFor(() => expect(page.chain.sends).toHaveLength(1))
  page.chain.sends[0]?.reject(new Error('gone'))
  await vi.waitFor(() => expect(unanswered()).toMatchObject([{ symbol: 'ETH', requests: [transfer] }]))
  void run.ask({ again: true }).catch(() => undefined)
  await vi.waitFor(() => expect(page.chain.sends).toHaveLength(2))
  page.chain.sends[1]?.resolve(sentWith(HASH))
  await vi.waitFor(() => expect(run.state().phase).toBe('sent'))
  // The first one may have been sent too.
  expect(unanswered()).toHaveLength(1)
  page.chain.since.push(sentWith('0xfirst'))
  page.chain.contents.set(`${mainnet.id} 0xfirst`, asAsked)
  page.chain.end(HASH, { status: 'confirmed', id: HASH })
  await page.pass(20_000)
  expect([page.entries().map(({ sent }) => sent.id), unanswered()]).toEqual([['0xfirst', HASH], []])
})

test('unanswered: what nobody has answered for is looked for in the next run too', async () => {
  const page = openPage()
  const run = await page.api.prepare({ ...purpose, target: page.target, requests: [transfer] })
  void run.ask().catch(() => undefined)
  await vi.waitFor(() => expect(page.chain.sends).toHaveLength(1))
  page.chain.sends[0]?.reject(new Error('gone'))
  await vi.waitFor(() => expect(run.state().phase).toBe('unknown'))
  page.restart()
  page.chain.since.push(sentWith(HASH))
  page.chain.contents.set(`${mainnet.id} ${HASH}`, asAsked)
  await page.pass(20_000)
  expect(run.state().phase).toBe('sent')
})

test('answer: the hash of an earlier transaction is not the outcome of another request', async () => {
  const page = openPage()
  const first = page.api.send({ ...purpose, target: page.target, requests: [transfer] })
  await vi.waitFor(() => expect(page.chain.sends).toHaveLength(1))
  page.chain.sends[0]?.resolve(sentWith(HASH))
  await first
  await page.pass(1_000)
  const run = await page.api.prepare({ ...purpose, target: page.target, requests: [transfer] })
  void run.ask().catch(() => undefined)
  await vi.waitFor(() => expect(page.chain.sends).toHaveLength(2))
  page.chain.sends[1]?.resolve(sentWith(HASH))
  await vi.waitFor(() => expect(run.state()).toMatchObject({ phase: 'unknown', askAgain: 'quietly' }))
})

test('answer: what the chain of requests sees of a feature’s request is found by its run', async () => {
  const page = openPage()
  const hash = `0x${'ab'.repeat(32)}`
  const run = await page.api.prepare({ ...purpose, target: page.target, requests: [transfer] })
  void run.ask().catch(() => undefined)
  await vi.waitFor(() => expect(page.chain.sends).toHaveLength(1))
  // The adapter refuses the answer that has passed the chain.
  page.answerWallet(hash)
  const { address } = page.target.account
  const asked = [{ from: address, chainId: '0x1' }]
  const { connectionId, networkId } = page.target
  await page.rpc.requestByName('eth_sendTransaction', asked, { connectionId, networkId })
  page.chain.sends[0]?.reject(new WalletResponseError('eth_sendTransaction'))
  page.chain.contents.set(`${mainnet.id} ${hash}`, asAsked)
  page.chain.since.push(sentWith(hash))
  await page.pass(20_000)
  expect(run.state().phase).toBe('sent')
  expect(page.entries()).toMatchObject([{ symbol: 'ETH' }])
})

test('unanswered: of two identical requests, one transaction is the outcome of one', async () => {
  const page = openPage()
  const planned = { ...purpose, target: page.target, requests: [transfer] } as const
  const runs = [await page.api.prepare(planned), await page.api.prepare(planned)]
  for (const run of runs) run.ask({ again: true }).catch(() => undefined)
  await vi.waitFor(() => expect(page.chain.sends).toHaveLength(2))
  page.chain.since.push(sentWith(HASH))
  page.chain.contents.set(`${mainnet.id} ${HASH}`, asAsked)
  for (const { reject } of page.chain.sends) reject(new Error('gone'))
  await page.pass(30_000)
  expect(runs.map((run) => run.state().phase)).toEqual(['sent', 'unknown'])
})

test('unanswered: what an identical open request has sent before its wallet says so is not taken for it', async () => {
  const page = openPage()
  const planned = { ...purpose, target: page.target, requests: [transfer] } as const
  const [unknown, open] = [await page.api.prepare(planned), await page.api.prepare(planned)]
  unknown.ask().catch(() => undefined)
  await vi.waitFor(() => expect(page.chain.sends).toHaveLength(1))
  page.chain.sends[0]?.reject(new Error('gone'))
  await vi.waitFor(() => expect(unknown.state().phase).toBe('unknown'))
  void open.ask().catch(() => undefined)
  await vi.waitFor(() => expect(page.chain.sends).toHaveLength(2))
  page.chain.since.push(sentWith(HASH))
  page.chain.contents.set(`${mainnet.id} ${HASH}`, asAsked)
  await page.pass(10_000)
  page.chain.sends[1]?.resolve(sentWith(HASH))
  await page.pass(30_000)
  expect([unknown.state().phase, open.state().phase]).toEqual(['unknown', 'sent'])
})

test('unanswered: an account whose place could not be read before is not said to have sent nothing', async () => {
  const page = openPage()
  page.chain.setOnline(false)
  const run = await page.api.prepare({ ...purpose, target: page.target, requests: [transfer] })
  run.ask().catch(() => undefined)
  await vi.waitFor(() => expect(page.chain.sends).toHaveLength(1))
  page.chain.setOnline(true)
  page.chain.sends[0]?.reject(createWalletError('RPC_INTERNAL', { phase: 'request' }))
  await page.pass(30_000)
  expect(run.state()).toMatchObject({ phase: 'unknown', askAgain: 'quietly' })
})

/** The first attempt is lost, and the wallet answers the second with an id that is another one on the chain. */
async function askTwice(second: SentTransaction) {
  const page = openPage()
  const run = await page.api.prepare({ ...purpose, target: page.target, requests: [transfer] })
  void run.ask().catch(() => undefined)
  await vi.waitFor(() => expect(page.chain.sends).toHaveLength(1))
  page.chain.sends[0]?.reject(new Error('gone'))
  await vi.waitFor(() => expect(run.state().phase).toBe('unknown'))
  void run.ask({ again: true })
  await vi.waitFor(() => expect(page.chain.sends).toHaveLength(2))
  page.chain.sends[1]?.resolve(second)
  page.chain.since.push(sentWith('0xfast'))
  page.chain.contents.set(`${mainnet.id} 0xfast`, asAsked)
  return { page, run }
}

test.each([
  ['a batch', sentWith('0xid', { type: 'batch', connectionId: 'c' }), { status: 'confirmed', id: '0xfast' }],
  ['a faster one', sentWith('0xid'), { status: 'replaced', reason: 'repriced', id: '0xfast' }],
] as const)(
  'unanswered: what a batch or a faster transaction was on the chain is not another one: %s',
  async (_what, second, outcome) => {
    const { page, run } = await askTwice(second)
    page.chain.end('0xid', outcome)
    page.chain.end('0xfast', { status: 'confirmed', id: '0xfast' })
    await page.pass(60_000)
    expect(run.state()).toEqual({ phase: 'sent', sent: second, others: 'unknown' })
    expect(page.entries()).toHaveLength(1)
  },
)

test('unanswered: what is found while the same is undecided is taken once that is decided', async () => {
  const second = sentWith('0xid')
  const { page, run } = await askTwice(second)
  await page.pass(30_000)
  expect(run.state()).toEqual({ phase: 'sent', sent: second, others: 'unknown' })
  page.chain.end('0xid', { status: 'confirmed', id: '0xid' })
  await page.pass(60_000)
  expect(run.state()).toEqual({ phase: 'sent', sent: second, more: [sentWith('0xfast')] })
})

test('unanswered: what a repeated request sends before its wallet says so is not taken for an identical one', async () => {
  const page = openPage()
  const planned = { ...purpose, target: page.target, requests: [transfer] } as const
  const [unknown, open] = [await page.api.prepare(planned), await page.api.prepare(planned)]
  unknown.ask().catch(() => undefined)
  await vi.waitFor(() => expect(page.chain.sends).toHaveLength(1))
  page.chain.sends[0]?.reject(new Error('gone'))
  await vi.waitFor(() => expect(unknown.state().phase).toBe('unknown'))
  for (const count of [2, 3]) {
    open.ask({ again: true }).catch(() => undefined)
    await vi.waitFor(() => expect(page.chain.sends).toHaveLength(count))
  }
  page.chain.sends[1]?.resolve(sentWith(HASH))
  page.chain.end(HASH, { status: 'confirmed', id: HASH })
  await page.pass(12_000)
  expect(open.state()).toMatchObject({ phase: 'sent', others: 'asking' })
  page.chain.since.push(sentWith('0xcd'))
  page.chain.contents.set(`${mainnet.id} 0xcd`, asAsked)
  await page.pass(12_000)
  page.chain.sends[2]?.resolve(sentWith('0xcd'))
  await page.pass(12_000)
  expect(unknown.state().phase).toBe('unknown')
  expect(open.state()).toMatchObject({ phase: 'sent', more: [{ id: '0xcd' }] })
})

test('unanswered: a request for something else that is open keeps nothing from being found', async () => {
  const page = openPage()
  const planned = { ...purpose, target: page.target, requests: [transfer] } as const
  const run = await page.api.prepare(planned)
  const other = await page.api.prepare({ ...planned, requests: [{ ...transfer, amount: '1' }] })
  run.ask().catch(() => undefined)
  await vi.waitFor(() => expect(page.chain.sends).toHaveLength(1))
  page.chain.sends[0]?.reject(new Error('gone'))
  await vi.waitFor(() => expect(run.state().phase).toBe('unknown'))
  void other.ask()
  await vi.waitFor(() => expect(page.chain.sends).toHaveLength(2))
  page.chain.since.push(sentWith(HASH))
  page.chain.contents.set(`${mainnet.id} ${HASH}`, asAsked)
  await page.pass(6_000)
  expect([run.state().phase, other.state().phase]).toEqual(['sent', 'asking'])
})
