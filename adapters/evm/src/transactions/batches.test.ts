import { expect, test } from 'vitest'
import { ADDRESS } from '../test-support/connected-session'
import { openTransactionPage, RECIPIENT, sent, transfer, USDC } from '../test-support/transaction-page'

const capable = (status: string) => ({ '0x1': { atomic: { status } } })
test.each([
  [true, capable('supported')],
  [true, capable('ready')],
  [true, { '0x0': { atomic: { status: 'supported' } } }],
  [false, capable('unsupported')],
  [false, { '0x2105': { atomic: { status: 'supported' } } }],
  [false, null],
])('batches: %j for a wallet that says %j', async (expected, response) => {
  const page = await openTransactionPage({ wallet: { wallet_getCapabilities: response } })
  const { signal } = new AbortController()
  expect(await page.transactions.batches?.isSupported(page.where, signal)).toBe(expected)
})

test('batches: a wallet without wallet_getCapabilities has none', async () => {
  const refuse = () => Promise.reject(Object.assign(new Error('unknown'), { code: 4200 }))
  const page = await openTransactionPage({ wallet: { wallet_getCapabilities: refuse } })
  const { signal } = new AbortController()
  expect(await page.transactions.batches?.isSupported(page.where, signal)).toBe(false)
})

test.each([
  ['an object with its id', { id: '0xb1' }],
  ['its id alone, as earlier ones do', '0xb1'],
])('batches: all requests go at once to a wallet that returns %s', async (_what, response) => {
  const page = await openTransactionPage({ wallet: { wallet_sendCalls: response } })
  const batch = await page.transactions.batches?.send(
    [transfer, { ...transfer, tokenAddress: USDC }],
    page.where,
  )
  expect(batch).toEqual({ ...sent, type: 'batch', id: '0xb1' })
  expect(page.toWallet).toMatchObject([
    {
      method: 'wallet_sendCalls',
      params: [
        {
          version: '2.0.0',
          from: ADDRESS,
          chainId: '0x1',
          atomicRequired: true,
          calls: [{ to: RECIPIENT, value: '0x3e8' }, { to: USDC }],
        },
      ],
    },
  ])
})

test.each([
  ['an object with it', (id: string) => ({ id })],
  ['it alone', (id: string) => id],
])('batches: of an id, returned as %s, at most 4,096 bytes are taken', async (_what, respond) => {
  const longest = `0x${'ab'.repeat(4_096)}`
  for (const id of [longest, `${longest}a`]) {
    const page = await openTransactionPage({ wallet: { wallet_sendCalls: respond(id) } })
    const sending = page.transactions.batches?.send([transfer, transfer], page.where)
    if (id === longest) await expect(sending).resolves.toMatchObject({ id })
    else await expect(sending).rejects.toMatchObject({ code: 'INVALID_ANSWER' })
  }
})
