import { createWalletError } from '@latchkey/session/requests'
import { expect, test } from 'vitest'
import { HASH, openPayPage, SHOP } from '../test-support/pay-page'

const declined = createWalletError('USER_REJECTED', { phase: 'request' })
const confirmed = { outcome: { status: 'confirmed' }, differences: [] } as const

test('wallet: is asked for exactly the order, and the receipt follows the confirmation', async () => {
  const page = await openPayPage()
  await page.pay()
  expect(page.shownView()).toBe('Pay')
  const payment = page.payment()
  expect(Object.isFrozen(payment.order)).toBe(true)
  await page.send(payment)
  expect(page.planned).toEqual([
    expect.objectContaining({
      target: payment.target,
      requests: [{ type: 'transfer', to: SHOP, amount: '1500000000000000000' }],
    }),
  ])
  expect(page.shownView()).toBe('PayLoading')
  page.finish(confirmed)
  expect(await page.ended()).toEqual({
    type: 'wallet',
    hash: HASH,
    from: payment.target.account.address,
    networkId: 'eip155:1',
    to: SHOP,
    asset: 'native',
    amount: '1500000000000000000',
  })
  expect(page.phase()).toBe('paid')
})

test.each(['before', 'after'])(
  'wallet: paid %s its own view has gone, the progress is shown under it',
  async (when) => {
    const page = await openPayPage()
    await page.pay()
    let approve: () => void = () => undefined
    page.world.wallet = new Promise<void>((resolve) => {
      approve = resolve
    })
    const sending = page.send(page.payment())
    await page.pass(0)
    expect(page.shownView()).toBe('TransactionRequest')
    const leave = await page.showWallet()
    expect(page.shownView()).toBe('test/WalletView')
    approve()
    await sending
    if (when === 'before') page.finish(confirmed)
    expect(page.shownView()).toBe('test/WalletView')
    await leave()
    expect(page.shownView()).toBe('PayLoading')
    if (when === 'after') page.finish(confirmed)
    expect(await page.ended()).toMatchObject({ hash: HASH })
    page.latchkey.close()
    expect(page.shownView()).toBeUndefined()
  },
)

test('wallet: is not asked on another network than the asset’s', async () => {
  const page = await openPayPage()
  await page.pay()
  expect(await page.send(page.payment('eip155:8453'))).toMatchObject({ code: 'PAYMENT_TARGET_CHANGED' })
  expect(page.planned).toEqual([])
})

test('wallet: is asked once for a payment, and again after a refusal', async () => {
  const page = await openPayPage()
  await page.pay()
  const payment = page.payment()
  page.world.wallet = declined
  await page.send(payment)
  expect(page.phase()).toBe('choosing')
  delete page.world.wallet
  await Promise.all([page.send(payment), page.send(payment), page.send(page.payment())])
  expect(page.planned).toHaveLength(2)
})

test('wallet: has one request for an order, even if it was quoted again meanwhile', async () => {
  const page = await openPayPage()
  await page.pay()
  page.world.wallet = new Promise(() => undefined)
  void page.send(page.payment())
  await page.pass(0)
  const anew = page.payment()
  expect((await page.actions.flow.run(anew)).state()).toMatchObject({ phase: 'asking' })
  void page.send(anew)
  await page.pass(0)
  expect(page.planned).toHaveLength(1)
  void page.sendAgain(anew)
  await page.pass(0)
  expect(page.planned).toHaveLength(2)
  page.latchkey.close()
})

test('wallet: after a retry the refusal of the earlier request ends nothing', async () => {
  const page = await openPayPage()
  await page.pay()
  const payment = page.payment()
  let refuse: (error: Error) => void = () => undefined
  page.world.wallet = new Promise((_resolve, reject) => {
    refuse = reject
  })
  void page.send(payment)
  await page.pass(0)
  page.world.wallet = new Promise(() => undefined)
  void page.sendAgain(payment)
  await page.pass(0)
  expect(page.planned).toHaveLength(2)
  refuse(declined)
  await page.pass(0)
  expect(page.phase()).toBe('asking')
  page.latchkey.close()
})

test('wallet: a transaction that differs from the order does not pay it', async () => {
  for (const [result, failure] of [
    [{ outcome: { status: 'confirmed' }, differences: ['amount'] }, 'different'],
    [{ outcome: { status: 'confirmed' } }, 'unread'],
    [{ outcome: { status: 'replaced', reason: 'repriced', id: '0xnew' } }, 'unread'],
    [{ outcome: { status: 'reverted' } }, 'reverted'],
    [{ outcome: { status: 'replaced', reason: 'cancelled' } }, 'cancelled'],
    [{ outcome: { status: 'expired' } }, 'expired'],
    [{ outcome: { status: 'confirmed' }, differences: ['network'], foundOn: 'eip155:8453' }, 'different'],
  ] as const) {
    const page = await openPayPage()
    await page.pay()
    await page.send(page.payment())
    page.finish(result)
    expect(await page.ended()).toMatchObject({
      code: 'GENERIC_PAYMENT_ERROR',
      failure,
      receipt: {
        hash: 'id' in result.outcome ? '0xnew' : HASH,
        networkId: 'foundOn' in result ? result.foundOn : 'eip155:1',
      },
    })
  }
})

test.each([
  ['less', { differences: ['arrived-less'], arrived: '1499999999999999999' }, 'UNDERPAID', 'arrived-less'],
  ['nothing', { differences: ['not-arrived'], arrived: '0' }, 'NOT_ARRIVED', 'not-arrived'],
  [
    'less, because the wallet sent less',
    { differences: ['amount'], arrived: '1' },
    'UNDERPAID',
    'arrived-less',
  ],
  [
    'nothing, because the wallet sent it elsewhere',
    { differences: ['to'], arrived: '0' },
    'NOT_ARRIVED',
    'not-arrived',
  ],
  ['nothing, to the payer’s own account', { differences: [], arrived: '0' }, 'NOT_ARRIVED', 'not-arrived'],
] as const)(
  'wallet: where %s arrived, it ends as the server says it',
  async (_what, compared, code, failure) => {
    const page = await openPayPage()
    await page.pay()
    await page.send(page.payment())
    page.finish({ outcome: { status: 'confirmed', id: HASH }, ...compared })
    expect(await page.ended()).toMatchObject({ code, failure, receipt: { type: 'wallet', hash: HASH } })
    expect(page.phase()).toBe('failed')
  },
)

test.each([
  ['exactly the amount', '1500000000000000000'],
  ['more', '1500000000000000001'],
])('wallet: where %s arrived, it is paid', async (_what, arrived) => {
  const page = await openPayPage()
  await page.pay()
  await page.send(page.payment())
  page.finish({ outcome: { status: 'confirmed', id: HASH }, differences: [], arrived })
  expect(await page.ended()).toMatchObject({ type: 'wallet', hash: HASH })
})

test('wallet: a part of a payment is none, and what arrived on another network does not count', async () => {
  for (const [result, failure] of [
    [{ outcome: { status: 'reverted', isPartial: true } }, 'unread'],
    [
      {
        outcome: { status: 'confirmed' },
        differences: ['network'],
        foundOn: 'eip155:8453',
        arrived: '1500000000000000000',
      },
      'different',
    ],
    [
      { outcome: { status: 'confirmed' }, differences: ['network'], foundOn: 'eip155:8453', arrived: '1' },
      'different',
    ],
  ] as const) {
    const page = await openPayPage()
    await page.pay()
    await page.send(page.payment())
    page.finish(result)
    expect(await page.ended()).toMatchObject({ failure })
  }
})

test('wallet: is not asked for a payment that nobody could prove', async () => {
  const page = await openPayPage()
  page.world.isProvable = false
  await page.pay()
  const payment = page.payment()
  const { signal } = new AbortController()
  await expect(page.actions.estimate(payment, signal)).rejects.toMatchObject({ code: 'PAYMENT_UNPROVABLE' })
  expect(await page.send(payment)).toMatchObject({ code: 'PAYMENT_UNPROVABLE' })
  expect(page.planned).toEqual([])
  expect(page.phase()).toBe('choosing')
  // With another account it is.
  page.world.isProvable = true
  await page.send(payment)
  expect(page.planned).toHaveLength(1)
})

test('wallet: a sped-up payment is paid, with the new hash', async () => {
  const page = await openPayPage()
  await page.pay()
  await page.send(page.payment())
  page.finish({ outcome: { status: 'replaced', reason: 'repriced', id: '0xnew' }, differences: [] })
  expect(await page.ended()).toMatchObject({ hash: '0xnew' })
})
