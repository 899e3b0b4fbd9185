import { expect, test } from 'vitest'
import { payContract } from '../contract'
import { fakePopup } from '../test-support/fake-popup'
import { HASH, openPayPage, options, type PayPage, SHOP } from '../test-support/pay-page'

const confirmed = { outcome: { status: 'confirmed' }, differences: [] } as const

test('pay: a second payment is refused while one is open or being checked', async () => {
  const page = await openPayPage()
  const isRefused = async (): Promise<void> => {
    const second = page.api.pay(options).catch((error: unknown) => error)
    await page.pass(0)
    expect(await Promise.race([second, 'taken'])).toMatchObject({ code: 'PAYMENT_IN_PROGRESS' })
  }
  await page.pay()
  await isRefused()
  page.latchkey.close()
  expect(await page.ended()).toMatchObject({ code: 'VIEW_DISMISSED' })
  const first = page.api.pay(options).catch((error: unknown) => error)
  await isRefused()
  await page.pass(300_000)
  expect(await first).toMatchObject({ code: 'GENERIC_PAYMENT_ERROR', failure: 'timed-out' })
})

test('pay: leaving after the wallet has sent does not end the payment', async () => {
  const page = await openPayPage()
  await page.pay()
  await page.send(page.payment())
  page.latchkey.close()
  page.finish(confirmed)
  expect(await page.ended()).toMatchObject({ type: 'wallet', hash: HASH })
})

test.each([
  ['an amount of nothing', { amount: '0' }, 'INVALID_AMOUNT'],
  ['a negative amount', { amount: -1n }, 'INVALID_AMOUNT'],
  [
    'a recipient of another chain',
    { recipient: 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96' },
    'INVALID_RECIPIENT_ADDRESS_FOR_ASSET',
  ],
  ['no recipient', { recipient: '' }, 'INVALID_RECIPIENT'],
  ['the zero address', { recipient: `0x${'0'.repeat(40)}` }, 'INVALID_RECIPIENT'],
  [
    'the token’s own contract',
    { paymentAsset: { ...options.paymentAsset, asset: SHOP }, recipient: SHOP.toLowerCase() },
    'INVALID_RECIPIENT',
  ],
  [
    'an unknown network',
    { paymentAsset: { ...options.paymentAsset, network: 'eip155:77' } },
    'INVALID_ASSET',
  ],
  ['no asset', { paymentAsset: undefined }, 'INVALID_ASSET'],
  ['no list of exchanges', { payWithExchange: { includeOnly: 'all' } }, 'INVALID_PAYMENT_CONFIG'],
])('pay: refuses %s', async (_name, change, code) => {
  const page = await openPayPage()
  await page.pay({ ...options, ...change })
  page.latchkey.close()
  expect(await page.ended()).toMatchObject({ code })
})

test.each([[0], [-1], [Number.NaN], [2 ** 31], [Number.POSITIVE_INFINITY]])(
  'pay: refuses to wait for %s ms, which no timer could',
  async (timeoutMs) => {
    const page = await openPayPage()
    await page.pay(options, timeoutMs)
    expect(await page.ended()).toMatchObject({
      code: 'INVALID_PAYMENT_CONFIG',
      details: { part: 'timeoutMs' },
    })
    expect(page.shownView()).toBeUndefined()
  },
)

test('pay: waits as long as a timer can', async () => {
  const page = await openPayPage()
  await page.pay(options, 2 ** 31 - 1)
  expect(page.shownView()).toBe('Pay')
  page.latchkey.close()
})

test('pay: a page that has left before its options were checked sees no payment', async () => {
  const page = await openPayPage()
  await page.pay(options, 300_000, AbortSignal.abort('left'))
  expect(await page.ended()).toMatchObject({ code: 'VIEW_DISMISSED' })
  expect([page.shownView(), page.phase()]).toEqual([undefined, undefined])
})

test('pay: the exchanges of an order are read once in a minute', async () => {
  const page = await openPayPage()
  await page.pay()
  const { payment } = page.latchkey.read(payContract)
  if (!payment) throw new Error('No payment is open.')
  await page.api.loadExchanges(payment.order)
  const entries = () => Object.values(page.latchkey.read(payContract).exchanges)
  expect(entries()).toMatchObject([{ status: 'known', items: [{ id: 'one', name: 'One' }] }])
  await page.pass(60_000)
  await page.api.loadExchanges(payment.order)
  expect(page.asked).toHaveLength(1)
  await page.pass(1)
  await page.api.loadExchanges(payment.order)
  expect(page.asked).toHaveLength(2)
  page.latchkey.close()
})

test('pay: an order is reviewed once the user has come to it from the ways to pay', async () => {
  const page = await openPayPage()
  await page.pay()
  const { payment } = page.latchkey.read(payContract)
  if (!payment) throw new Error('No payment is open.')
  expect(page.actions.isReviewed(payment.order)).toBe(false)
  page.actions.review(payment.order)
  expect([page.actions.isReviewed(payment.order), page.shownView()]).toEqual([true, 'PayQuote'])
  page.latchkey.close()
})

test.each([
  [
    'a wallet',
    async (page: PayPage): Promise<void> => void (await page.send(page.payment())),
    { type: 'wallet', hash: HASH },
  ],
  [
    'an exchange',
    (page: PayPage): Promise<void> => page.api.payAt({ id: 'one', name: 'One' }, fakePopup().popup),
    { type: 'exchange', exchangeId: 'one', sessionId: 'abc', to: SHOP, amount: '1500000000000000000' },
  ],
] as const)(
  'event: that %s has taken the payment over is told, with the receipt so far',
  async (_who, take, receipt) => {
    const page = await openPayPage()
    const told: unknown[] = []
    page.latchkey.on('pay:sent', (event) => void told.push(event.receipt))
    await page.pay()
    await take(page)
    expect(told).toMatchObject([receipt])
    page.latchkey.close()
  },
)
