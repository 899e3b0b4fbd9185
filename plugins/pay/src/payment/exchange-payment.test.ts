import { createTranslate } from '@latchkey/kernel'
import { expect, test } from 'vitest'
import { fakePopup } from '../test-support/fake-popup'
import { HASH, openPayPage, options, SHOP } from '../test-support/pay-page'

const exchange = { id: 'one', name: 'One' }
const translate = createTranslate({ locale: 'en', texts: {} })

test('exchange: every request says in its parameters who asks', async () => {
  const page = await openPayPage()
  await page.pay()
  await page.api.payAt(exchange, fakePopup().popup)
  await page.pass(60_000)
  const methods = page.asked.map((body) => Reflect.get(Object(body), 'method'))
  expect(methods).toEqual(expect.arrayContaining(['reown_getExchangePayUrl', 'reown_getExchangeBuyStatus']))
  for (const body of page.asked)
    expect(body).toMatchObject({
      jsonrpc: '2.0',
      id: 1,
      params: { projectId: 'p', st: 'shop', sv: 'js-1' },
    })
})

test('exchange: counts as paid once the chain has the payment', async () => {
  const page = await openPayPage()
  await page.pay()
  const { popup, log } = fakePopup()
  await page.api.payAt(exchange, popup)
  expect(log).toEqual([['navigate', 'https://exchange.example/pay', false]])
  expect(page.phase()).toBe('at-exchange')
  // Without a transaction there is nothing to look for.
  page.world.exchange = { status: 'SUCCESS' }
  await page.pass(3_000)
  expect(page.phase()).toBe('at-exchange')
  page.world.exchange = { status: 'SUCCESS', txHash: HASH }
  await page.pass(3_000)
  expect(await page.ended()).toMatchObject({
    type: 'exchange',
    exchangeId: 'one',
    sessionId: 'abc',
    hash: HASH,
  })
})

test('exchange: less, another recipient or a missing transaction does not count as paid', async () => {
  const pays = (amount: string, to = SHOP) => ({ type: 'transfer', to, amount }) as const
  const whole = '1500000000000000000'
  for (const [contents, failure, code] of [
    [{ from: SHOP, requests: [pays('1499999999999999999')] }, 'arrived-less', 'UNDERPAID'],
    [{ from: SHOP, requests: [pays(whole, HASH.slice(0, 42))] }, 'not-arrived', 'NOT_ARRIVED'],
    // What the chain says arrived counts, not what was called.
    [{ from: SHOP, requests: [pays(whole)], arrived: { native: [] } }, 'not-arrived', 'NOT_ARRIVED'],
    [{ from: SHOP, arrived: { native: [pays('9')] } }, 'arrived-less', 'UNDERPAID'],
    // It may still arrive.
    [{ from: SHOP, arrived: {} }, 'undecided', 'GENERIC_PAYMENT_ERROR'],
    [undefined, 'undecided', 'GENERIC_PAYMENT_ERROR'],
  ] as const) {
    const page = await openPayPage()
    await page.pay()
    await page.api.payAt(exchange, fakePopup().popup)
    page.world.contents = contents
    page.world.exchange = { status: 'SUCCESS', txHash: HASH }
    await page.pass(3_000)
    await page.pass(300_000)
    expect(await page.ended()).toMatchObject({ code, failure, receipt: { hash: HASH } })
  }
})

test('exchange: one that pays from a contract of its own has paid once it has arrived', async () => {
  const page = await openPayPage()
  await page.pay()
  await page.api.payAt(exchange, fakePopup().popup)
  const transfer = { type: 'transfer', to: SHOP, amount: '1500000000000000000' } as const
  page.world.contents = { from: SHOP, arrived: { native: [transfer] } }
  page.world.exchange = { status: 'SUCCESS', txHash: HASH }
  await page.pass(3_000)
  expect(await page.ended()).toMatchObject({ type: 'exchange', hash: HASH })
})

test('exchange: a page without a web URL is not opened, and the window is closed', async () => {
  const page = await openPayPage()
  await page.pay()
  for (const url of ['javascript:alert(1)', 'wallet:pay', 'http://exchange.example/']) {
    page.world.url = url
    const { popup, log } = fakePopup()
    await expect(page.api.payAt(exchange, popup)).rejects.toMatchObject({ code: 'UNABLE_TO_GET_PAY_URL' })
    expect(log).toEqual([['close']])
  }
  await expect(page.api.payAt(exchange, null)).rejects.toMatchObject({ code: 'UNABLE_TO_INITIATE_PAYMENT' })
  expect(page.phase()).toBe('choosing')
})

test('exchange: nothing is waited for in a window that the user has closed meanwhile', async () => {
  const page = await openPayPage()
  await page.pay()
  const { popup, log } = fakePopup(false)
  await expect(page.api.payAt(exchange, popup)).rejects.toMatchObject({ code: 'UNABLE_TO_INITIATE_PAYMENT' })
  expect([page.phase(), log.at(-1)]).toEqual(['choosing', ['close']])
})

test('exchange: one that cannot be reached is asked until the payment’s own limit', async () => {
  const page = await openPayPage()
  await page.pay()
  await page.api.payAt(exchange, fakePopup().popup)
  const answer = page.world.exchange
  page.world.exchange = undefined
  await page.pass(6_000)
  expect(page.isUnreachable()).toBe(false)
  await page.pass(3_000)
  expect(page.isUnreachable()).toBe(true)
  await page.pass(120_000)
  expect([page.phase(), page.isUnreachable()]).toEqual(['at-exchange', true])
  page.world.exchange = answer
  await page.pass(3_000)
  expect(page.isUnreachable()).toBe(false)
  page.world.exchange = { status: 'SUCCESS', txHash: HASH }
  await page.pass(3_000)
  expect(await page.ended()).toMatchObject({ type: 'exchange', hash: HASH })
})

test('exchange: one that stays unreachable leaves the payment undecided at its limit, and it is told when it has paid', async () => {
  const page = await openPayPage()
  await page.pay()
  await page.api.payAt(exchange, fakePopup().popup)
  page.world.exchange = undefined
  await page.pass(299_000)
  expect(page.phase()).toBe('at-exchange')
  await page.pass(1_000)
  expect(await page.ended()).toMatchObject({ failure: 'undecided', receipt: { sessionId: 'abc' } })
  expect(page.phase()).toBe('at-exchange')
  // No other way is offered, and it is asked on, less often.
  await page.api.chooseAgain()
  expect([page.shownView(), page.phase()]).toEqual(['PayLoading', 'at-exchange'])
  const before = page.asked.length
  page.world.exchange = { status: 'SUCCESS', txHash: HASH }
  await page.pass(33_000)
  expect(page.asked.length).toBeLessThan(before + 3)
  expect(page.phase()).toBe('paid')
  expect(page.told).toEqual([['pay:paid', HASH]])
})

test.each([
  [{ status: 'reverted' }, 'failed', 'reverted'],
  // It may still arrive, by another transaction.
  [{ status: 'replaced', reason: 'cancelled' }, 'at-exchange', undefined],
  [{ status: 'expired' }, 'at-exchange', undefined],
] as const)(
  'exchange: a transaction with the outcome %j has paid nothing',
  async (outcome, phase, failure) => {
    const page = await openPayPage()
    await page.pay()
    await page.api.payAt(exchange, fakePopup().popup)
    page.world.outcome = outcome
    page.world.exchange = { status: 'SUCCESS', txHash: HASH }
    await page.pass(3_000)
    expect(page.phase()).toBe(phase)
    expect(page.told).toEqual(failure ? [[failure, HASH]] : [])
    page.latchkey.close()
  },
)

test.each([
  ['before the user leaves', true],
  ['after the user has left', false],
])('exchange: one that declines %s ends the payment', async (_when, isShown) => {
  const page = await openPayPage()
  await page.pay()
  await page.api.payAt(exchange, fakePopup().popup)
  if (!isShown) page.latchkey.close()
  page.world.exchange = { status: 'FAILED' }
  await page.pass(3_000)
  if (isShown) page.latchkey.close()
  const failure = 'declined-by-exchange'
  expect(await page.ended()).toMatchObject({ code: 'GENERIC_PAYMENT_ERROR', failure })
  expect(page.phase()).toBe('failed')
})

test.each([
  ['paid', { status: 'SUCCESS', txHash: HASH }, 3_000, 'PAYMENT_ARRIVED', 'success', /^Paid: 1.5 ETH$/],
  [
    'declined',
    { status: 'FAILED' },
    3_000,
    'PAYMENT_FAILED',
    'info',
    /^The exchange didn’t pay: 1.5 ETH. It was/,
  ],
  [
    'declined, after a success',
    { status: 'FAILED', txHash: HASH },
    3_000,
    'PAYMENT_UNKNOWN',
    'warning',
    /^The payment wasn’t found: 1.5 ETH. The exchange says/,
  ],
  [
    'nothing',
    { status: 'UNKNOWN' },
    300_000,
    'PAYMENT_UNKNOWN',
    'warning',
    /^This takes longer than usual: 1.5 ETH. It may/,
  ],
])('exchange: a closed dialog is told of the end: %s', async (_end, answer, ms, code, variant, text) => {
  for (const isShown of [false, true]) {
    const page = await openPayPage()
    await page.pay()
    await page.api.payAt(exchange, fakePopup().popup)
    if (!isShown) page.latchkey.close()
    page.world.exchange = answer
    await page.pass(ms)
    // While it is shown the view tells it, and leaving it tells nothing more.
    if (isShown) page.latchkey.close()
    await page.ended()
    const told = page.notices.map(({ notice }) => ({
      ...notice,
      text: notice.text(translate, undefined),
    }))
    expect(told).toMatchObject(
      isShown ? [] : [{ surface: 'alert', code, variant, text: expect.stringMatching(text) }],
    )
    const links = told.map(({ link }) => link?.url)
    if (!isShown) expect(links).toEqual(['txHash' in answer ? `https://etherscan.io/tx/${HASH}` : undefined])
  }
})

test('exchange: one that has declined ends the payment at its limit', async () => {
  const page = await openPayPage()
  await page.pay()
  await page.api.payAt(exchange, fakePopup().popup)
  page.world.exchange = { status: 'FAILED' }
  await page.pass(300_000)
  expect(await page.ended()).toMatchObject({ failure: 'declined-by-exchange' })
})

test.each([
  [
    'another number of decimals than its contract',
    'eip155:1',
    '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    18,
  ],
  [
    'decimals where its contract states none',
    'eip155:1',
    '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    undefined,
  ],
  ['another number of decimals than its network', 'eip155:1', 'native', 6],
])(
  'exchange: an asset with %s is not paid at one, which is told whole tokens',
  async (_what, network, asset, stated) => {
    const page = await openPayPage()
    page.world.decimals = stated
    const metadata = { name: 'USD Coin', symbol: 'USDC', decimals: 6 }
    await page.pay({ ...options, amount: 12_500_000n, paymentAsset: { network, asset, metadata } })
    const { popup, log } = fakePopup()
    await expect(page.api.payAt(exchange, popup)).rejects.toMatchObject({ code: 'INVALID_ASSET' })
    expect(log).toEqual([['close']])
    expect(page.asked.map((body) => Reflect.get(Object(body), 'method'))).not.toContain(
      'reown_getExchangePayUrl',
    )
    page.latchkey.close()
  },
)

test('exchange: an asset whose contract states its decimals is paid in whole tokens', async () => {
  const page = await openPayPage()
  const metadata = { name: 'USD Coin', symbol: 'USDC', decimals: 6 }
  const asset = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
  await page.pay({
    ...options,
    amount: 12_500_000n,
    paymentAsset: { network: 'eip155:1', asset, metadata },
  })
  await page.api.payAt(exchange, fakePopup().popup)
  expect(page.asked.at(-1)).toMatchObject({ params: { amount: '12.5' } })
  page.latchkey.close()
})
