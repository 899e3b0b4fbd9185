import { createTranslate, defineRpcMethod } from '@latchkey/kernel'
import { ADDRESS, connectedState, mainnet } from '@latchkey/testing'
import { expect, test, vi } from 'vitest'
import { openPage, purpose, sentWith, type TransactionPage } from '../test-support/transaction-page'
import { ask } from '../test-support/unanswered-requests'
import { mergeEntries } from './entries'
import { sentByPage } from './sent-by-page'

const HASH = `0x${'ab'.repeat(32)}`
const target = { connectionId: 'c', networkId: mainnet.id }
const { connections = {} } = connectedState(mainnet.id)
const state = { connections }

test.each([
  ['eth_sendTransaction', HASH, 'transaction', HASH],
  ['wallet_sendCalls', { id: '0xca11', capabilities: {} }, 'batch', '0xca11'],
  ['wallet_sendCalls', '0xca11', 'batch', '0xca11'],
  ['solana_signAndSendTransaction', { signature: '5'.repeat(88) }, 'transaction', '5'.repeat(88)],
  ['solana_signAndSendTransaction', '5'.repeat(64), 'transaction', '5'.repeat(64)],
] as const)('page: %s that answers %j is a %s', (method, answer, type, id) => {
  const sent = sentByPage(state, { method, params: [{ from: ADDRESS }], target }, answer)
  expect(sent).toEqual({ type, id, from: ADDRESS, ...target })
})

test.each([
  ['eth_sendTransaction', 'sent'],
  ['eth_sendTransaction', null],
  ['eth_sendTransaction', { hash: HASH }],
  ['wallet_sendCalls', { id: 'x'.repeat(8_195) }],
  ['solana_signAndSendTransaction', { signature: '<script>' }],
  ['eth_sendTransaction', `${HASH}a`],
  ['wallet_sendCalls', { id: '' }],
  ['wallet_sendCalls', ''],
  ['solana_signAndSendTransaction', '5'.repeat(63)],
  ['solana_signAndSendTransaction', '5'.repeat(91)],
  ['solana_signAndSendTransaction', `${'5'.repeat(70)}0`],
  ['solana_signAndSendTransaction', `0${'5'.repeat(70)}`],
  ['personal_sign', HASH],
  ['constructor', HASH],
] as const)('page: %s that answers %j has sent nothing that could be followed', (method, answer) => {
  expect(sentByPage(state, { method, params: [{ from: ADDRESS }], target }, answer)).toBeUndefined()
})

test('page: without a sender in the request it is the account of the connection; without that nothing is followed', () => {
  const request = { method: 'eth_sendTransaction', params: [{}], target }
  expect(sentByPage(state, request, HASH)?.from).toBe(ADDRESS)
  const elsewhere = { ...request, target: { ...target, connectionId: 'gone' } }
  expect(sentByPage(state, elsewhere, HASH)).toBeUndefined()
})

test.each([
  ['no text', [{ from: 7 }]],
  ['empty', [{ from: '' }]],
  ['longer than any address', [{ from: 'a'.repeat(257) }]],
  ['nothing', [null]],
  ['nothing', undefined],
])('page: a sender that is %s is that of the connection', (_what, params) => {
  expect(sentByPage(state, { method: 'eth_sendTransaction', params, target }, HASH)?.from).toBe(ADDRESS)
})

test('page: a sender is named by `from`, or by `pubkey` beside the params of Solana', () => {
  const from = (params: unknown) =>
    sentByPage(state, { method: 'eth_sendTransaction', params, target }, HASH)?.from
  expect(from([{ from: 'a'.repeat(256) }])).toBe('a'.repeat(256))
  expect(from({ pubkey: 'key' })).toBe('key')
})

const sendTransaction = defineRpcMethod<readonly [object], unknown>('eth_sendTransaction', {
  approval: 'user',
  repeatable: false,
})

/** Sends for the page, and lets the plugin hear of it. */
async function sendForPage(page: TransactionPage, hash = HASH): Promise<unknown> {
  page.answerWallet(hash)
  const answer = await page.rpc.request(
    sendTransaction,
    [{ from: ADDRESS, to: ADDRESS, value: '0x1' }],
    target,
  )
  return answer
}

test('page: the network that a request names is followed there, also where the connection says another', () => {
  const request = { method: 'eth_sendTransaction', params: [{ from: ADDRESS, chainId: '0x2105' }], target }
  expect(sentByPage(state, request, HASH)?.networkId).toBe('eip155:8453')
})

test('page: what it sends is pending, refreshes the account on the receipt, and has no notice', async () => {
  const page = openPage()
  expect(await sendForPage(page)).toBe(HASH)
  await vi.waitFor(() =>
    expect(page.entries()).toMatchObject([{ sent: { id: HASH, from: ADDRESS }, isOfPage: true }]),
  )
  page.chain.end(HASH, { status: 'confirmed', id: HASH })
  await page.pass(12_000)
  expect(page.done).toMatchObject([{ outcome: { status: 'confirmed' } }])
  expect(page.refreshed).toEqual([`${mainnet.id}:${ADDRESS}`])
  expect(page.notices).toEqual([])
})

test('page: with notices for all its outcome is told in words that claim no comparison', async () => {
  const page = openPage({ options: { notices: 'all' } })
  await sendForPage(page)
  await vi.waitFor(() => expect(page.entries()).toHaveLength(1))
  page.chain.end(HASH, { status: 'confirmed', id: HASH })
  await page.pass(12_000)
  const t = createTranslate({ locale: 'en', texts: {} })
  expect(page.notices.map(({ notice }) => notice.text(t, undefined))).toEqual([
    'Your transaction is confirmed',
  ])
})

test('page: with `follow: own` nothing of it is followed', async () => {
  const page = openPage({ options: { follow: 'own' } })
  expect(await sendForPage(page)).toBe(HASH)
  await page.pass(5_000)
  expect(page.entries()).toEqual([])
})

test('page: a feature’s transaction stays the feature’s, whoever hears of it first', async () => {
  for (const isFirst of [true, false]) {
    const page = openPage()
    if (isFirst) await page.api.track(sentWith(HASH, target), purpose)
    await sendForPage(page)
    await vi.waitFor(() => expect(page.entries()).toHaveLength(1))
    if (!isFirst) await page.api.track(sentWith(HASH, target), purpose)
    expect(page.entries()).toMatchObject([{ symbol: 'ETH', requests: purpose.requests }])
    expect(page.entries()[0]).not.toHaveProperty('isOfPage')
  }
})

test('page: a feature’s transaction of which the chain of requests hears first is compared and told as the feature’s', async () => {
  const page = openPage()
  await sendForPage(page)
  await vi.waitFor(() => expect(page.entries()).toHaveLength(1))
  await page.api.track(sentWith(HASH, target), purpose)
  const seen = { from: ADDRESS, to: ADDRESS, nonce: '1', value: '1', data: '0x' }
  page.chain.end(HASH, { status: 'pending', seen })
  await page.pass(4_000)
  expect(page.entries()).toMatchObject([{ symbol: 'ETH', requests: purpose.requests, sent: { seen } }])
  page.chain.contents.set(`${mainnet.id} ${HASH}`, { from: ADDRESS, requests: purpose.requests })
  page.chain.end(HASH, { status: 'confirmed', id: HASH })
  await page.pass(8_000)
  expect(page.entries()).toMatchObject([{ symbol: 'ETH', result: { differences: [] } }])
  expect(page.notices).toHaveLength(1)
})

test('page: a feature’s transaction that is decided before the feature hears of it is compared all the same', async () => {
  const page = openPage()
  page.chain.contents.set(`${mainnet.id} ${HASH}`, { from: ADDRESS, requests: purpose.requests })
  page.chain.end(HASH, { status: 'confirmed', id: HASH })
  await sendForPage(page)
  await vi.waitFor(() => expect(page.entries()).toMatchObject([{ result: {} }]))
  await page.api.track(sentWith(HASH, target), purpose)
  await page.pass(4_000)
  expect(page.entries()).toMatchObject([{ symbol: 'ETH', result: { differences: [] } }])
  expect(page.notices).toHaveLength(1)
})

test('page: what another tab knows of it as the page’s does not replace what a feature knows', () => {
  const feature = { ...purpose, sent: sentWith(HASH, target), sentAtMs: 0 }
  const seen = { from: ADDRESS, to: ADDRESS, nonce: '1', value: '1', data: '0x' }
  const other = { requests: [], sent: { ...feature.sent, seen }, sentAtMs: 0, isOfPage: true } as const
  expect(mergeEntries([feature], [other])).toEqual([feature])
  expect(mergeEntries([other], [feature])).toEqual([feature])
})

test('page: a Solana request is of the account that it names', () => {
  const pubkey = '7'.repeat(44)
  const request = { method: 'solana_signAndSendTransaction', params: { transaction: '', pubkey }, target }
  expect(sentByPage(state, request, { signature: '5'.repeat(88) })?.from).toBe(pubkey)
})

test('page: without a sender in the request it is the account that was in use when the wallet was asked', async () => {
  const page = openPage()
  let answer: (hash: string) => void = () => undefined
  page.answerWallet(
    new Promise<string>((resolve) => {
      answer = resolve
    }),
  )
  const asked = page.rpc.request(sendTransaction, [{ to: ADDRESS }], target)
  await page.pass(1_000)
  page.disconnect()
  answer(HASH)
  await asked
  await vi.waitFor(() => expect(page.entries()).toMatchObject([{ sent: { from: ADDRESS } }]))
})

test('page: what it sends in another wallet than that of a feature’s open request is the page’s', async () => {
  const page = openPage()
  await ask(page)
  page.answerWallet(HASH)
  const elsewhere = { ...target, connectionId: 'other' }
  await page.rpc.request(sendTransaction, [{ from: ADDRESS }], elsewhere)
  await vi.waitFor(() =>
    expect(page.entries()).toMatchObject([{ sent: { id: HASH, ...elsewhere }, isOfPage: true }]),
  )
})

test.each([
  ['wallet_sendCalls', [{ from: ADDRESS, calls: [] }], { id: '0xca11' }, '0xca11'],
  ['solana_signAndSendTransaction', { pubkey: ADDRESS }, { signature: '5'.repeat(88) }, '5'.repeat(88)],
] as const)('page: what it sends by %s is followed too', async (method, params, answer, id) => {
  const page = openPage()
  page.answerWallet(answer)
  expect(await page.rpc.requestByName(method, params, target)).toBe(answer)
  await vi.waitFor(() => expect(page.entries()).toMatchObject([{ sent: { id }, isOfPage: true }]))
})

test('page: what it only signs, and what a wallet has refused, is not followed', async () => {
  const page = openPage()
  page.answerWallet(HASH)
  await page.rpc.requestByName('eth_signTransaction', [{ from: ADDRESS }], target)
  page.answerWallet(Promise.reject(new Error('declined')))
  await expect(page.rpc.request(sendTransaction, [{ from: ADDRESS }], target)).rejects.toThrow('declined')
  await page.pass(1_000)
  expect(page.entries()).toEqual([])
})
