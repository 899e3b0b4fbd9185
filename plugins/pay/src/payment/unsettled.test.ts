import { RequestAbortedError } from '@latchkey/kernel'
import { createWalletError } from '@latchkey/session/requests'
import { expect, test, vi } from 'vitest'
import { payContract } from '../contract'
import { fakePopup } from '../test-support/fake-popup'
import { HASH, openPayPage, type PayPage } from '../test-support/pay-page'

const exchange = { id: 'one', name: 'One' }
const confirmed = { outcome: { status: 'confirmed' }, differences: [] } as const
const declined = createWalletError('USER_REJECTED', { phase: 'request' })
const lost = createWalletError('DISCONNECTED', { phase: 'request' })

/** The code of the error with which an exchange is refused; its window is closed then. */
async function refusedExchange(page: PayPage): Promise<unknown> {
  const { popup, log } = fakePopup()
  const error: unknown = await page.api.payAt(exchange, popup).catch((thrown: unknown) => thrown)
  expect(log).toEqual([['close']])
  return error
}

/** Asks the wallet twice. The later request was declined, and the test answers the earlier one. */
async function declineTheLater(page: PayPage) {
  await page.pay()
  const payment = page.payment()
  let answer: (error?: Error) => void = () => undefined
  page.world.wallet = new Promise<void>((resolve, reject) => {
    answer = (error) => (error ? reject(error) : resolve())
  })
  const first = page.send(payment)
  // What shows the request is fetched before.
  await vi.waitFor(() => expect(page.planned).toHaveLength(1))
  page.world.wallet = declined
  const later = page.sendAgain(payment)
  await page.pass(0)
  return { first, later, answer }
}

test('unsettled: while an earlier request is open in the wallet nothing is paid at an exchange', async () => {
  const page = await openPayPage()
  const { answer, first } = await declineTheLater(page)
  expect(page.phase()).toBe('asking')
  expect(await refusedExchange(page)).toMatchObject({ code: 'PAYMENT_UNSETTLED' })
  expect(page.asked).toEqual([])
  // It is sent after all, and the payment follows it.
  answer()
  expect(await first).toMatchObject({ id: HASH })
  expect([page.phase(), page.shownView()]).toEqual(['sent', 'PayLoading'])
  page.finish(confirmed)
  expect(await page.ended()).toMatchObject({ type: 'wallet', hash: HASH })
})

test('unsettled: once each request was declined, every way to pay is free again', async () => {
  const page = await openPayPage()
  const { answer, first } = await declineTheLater(page)
  answer(declined)
  expect(await first).toBe(declined)
  expect(page.phase()).toBe('choosing')
  await page.api.payAt(exchange, fakePopup().popup)
  expect(page.phase()).toBe('at-exchange')
  page.latchkey.close()
})

test('unsettled: a wallet that has not said whether it has sent leaves itself as the only way to pay', async () => {
  const page = await openPayPage()
  await page.pay()
  const payment = page.payment()
  page.world.wallet = lost
  await page.send(payment)
  expect(page.isUnknown()).toBe(true)
  expect(await refusedExchange(page)).toMatchObject({ code: 'PAYMENT_UNSETTLED' })
  // The review's button asks nothing more: the request's view says to look into the wallet first.
  await page.send(payment)
  expect(page.planned).toHaveLength(1)
  page.world.wallet = declined
  expect(await withTime(page, page.sendAgain(payment))).toMatchObject({ code: 'TRANSACTION_UNKNOWN' })
  expect(page.isUnknown()).toBe(true)
  expect(await refusedExchange(page)).toMatchObject({ code: 'PAYMENT_UNSETTLED' })
  delete page.world.wallet
  await page.sendAgain(payment)
  expect(page.planned).toHaveLength(3)
  page.finish(confirmed)
  expect(await page.ended()).toMatchObject({ hash: HASH })
})

/** Lets so much time pass that an unknown request is told as such. */
async function withTime<Result>(page: PayPage, ending: Promise<Result>): Promise<Result> {
  for (let round = 0; round < 5; round += 1) await page.pass(3_000)
  return ending
}

test.each([
  ['RPC_INTERNAL', createWalletError('RPC_INTERNAL', { phase: 'request' })],
  ['WALLET_FAILED', createWalletError('WALLET_FAILED', { phase: 'request' })],
  ['an error that nobody knows', new Error('what?')],
])('unsettled: after %s it is unknown whether the wallet has sent', async (_code, error) => {
  const page = await openPayPage()
  await page.pay()
  page.world.wallet = error
  await page.send(page.payment())
  expect(page.isUnknown()).toBe(true)
  expect(await refusedExchange(page)).toMatchObject({ code: 'PAYMENT_UNSETTLED' })
  page.latchkey.close()
})

test('unsettled: an order is asked for once, whichever account pays it', async () => {
  const page = await openPayPage()
  await page.pay()
  page.world.wallet = lost
  await page.send(page.payment())
  const other = page.asOther()
  // Neither from the review while it is open or unknown, nor twice after a click in the request's view.
  await page.send(other)
  expect([page.planned.length, page.isUnknown()]).toEqual([1, true])
  page.world.wallet = declined
  expect(await withTime(page, page.sendAgain(other))).toMatchObject({ code: 'TRANSACTION_UNKNOWN' })
  expect([page.planned.length, page.isUnknown()]).toEqual([2, true])
  expect(await refusedExchange(page)).toMatchObject({ code: 'PAYMENT_UNSETTLED' })
  delete page.world.wallet
  await page.sendAgain(other)
  page.finish(confirmed)
  expect(await page.ended()).toMatchObject({ hash: HASH })
})

test.each(['leaves', 'waits'])(
  'unsettled: a payment that may have been sent is told as such when the user %s',
  async (way) => {
    const page = await openPayPage()
    await page.pay()
    page.world.wallet = lost
    await page.send(page.payment())
    if (way === 'leaves') page.latchkey.close()
    for (let round = 0; round < (way === 'leaves' ? 5 : 100); round += 1) await page.pass(3_000)
    expect(await page.ended()).toMatchObject({
      code: 'GENERIC_PAYMENT_ERROR',
      failure: 'undecided',
      receipt: undefined,
    })
    expect(page.shownView()).toBeUndefined()
  },
)

test.each([
  ['the request is given up', new RequestAbortedError('eth_sendTransaction'), 'GENERIC_PAYMENT_ERROR'],
  ['the wallet declines', createWalletError('USER_REJECTED', { phase: 'request' }), 'USER_REJECTED'],
] as const)(
  'unsettled: when the page stops and %s, the payment ends with its code',
  async (_how, error, code) => {
    const page = await openPayPage()
    await page.pay()
    let answer: () => void = () => undefined
    page.world.wallet = new Promise<void>((_resolve, reject) => {
      answer = () => reject(error)
    })
    const sending = page.send(page.payment())
    await page.pass(0)
    page.latchkey.dispose()
    answer()
    expect(await sending).toBe(error)
    expect(await page.ended()).toMatchObject({ code })
  },
)

test('unsettled: a request that was given up in the wallet’s own view, and not declined there, may have been sent', async () => {
  const page = await openPayPage()
  await page.pay()
  page.world.wallet = new RequestAbortedError('eth_sendTransaction')
  await page.send(page.payment())
  expect(page.isUnknown()).toBe(true)
  page.latchkey.close()
})

/** The wallet was asked twice, and has sent both. */
async function sendTwice() {
  const page = await openPayPage()
  await page.pay()
  const payment = page.payment()
  let answer: () => void = () => undefined
  page.world.wallet = new Promise<void>((resolve) => {
    answer = resolve
  })
  void page.send(payment)
  await page.pass(0)
  page.world.hash = LATER
  void page.sendAgain(payment)
  await page.pass(0)
  answer()
  await page.pass(0)
  return page
}
const LATER = `0x${'cd'.repeat(32)}`
const reverted = { outcome: { status: 'reverted' }, differences: [] } as const

test.each([
  ['the earlier', HASH, LATER],
  ['the later', LATER, HASH],
])(
  'unsettled: of two sent transactions, %s fails no payment that the other one pays',
  async (_name, failed, paid) => {
    const page = await sendTwice()
    page.finish(reverted, failed)
    await page.pass(0)
    const { payment } = page.latchkey.read(payContract)
    expect(payment?.progress).toMatchObject({ phase: 'sent', receipt: { hash: paid }, sent: { id: paid } })
    page.finish(confirmed, paid)
    expect(await page.ended()).toMatchObject({ type: 'wallet', hash: paid })
  },
)

test('unsettled: two sent transactions that both fail fail the payment', async () => {
  const page = await sendTwice()
  page.finish(reverted)
  page.finish(reverted, LATER)
  expect(await page.ended()).toMatchObject({ failure: 'reverted', receipt: { hash: LATER } })
})

/** A wallet has not answered the first request, and has sent the second, which the chain has reverted. */
async function revertBesideUnknown() {
  const page = await openPayPage()
  await page.pay()
  page.world.wallet = lost
  await page.send(page.payment())
  await page.pass(12_000)
  page.world.wallet = undefined
  await page.sendAgain(page.payment())
  page.finish(reverted)
  await page.pass(0)
  return page
}

test('unsettled: one that was reverted fails no payment that an earlier request may still pay', async () => {
  const page = await revertBesideUnknown()
  expect([page.phase(), page.isUnknown()]).toEqual(['asking', true])
  // The request was sent, so that asking again would show one that is in no wallet.
  expect(await page.send(page.payment())).toMatchObject({ code: 'PAYMENT_UNSETTLED' })
  await page.pass(300_000)
  expect(await page.ended()).toMatchObject({ code: 'GENERIC_PAYMENT_ERROR', failure: 'undecided' })
})

test('unsettled: one that was reverted fails the payment once the wallet has refused the other one', async () => {
  const page = await openPayPage()
  await page.pay()
  const payment = page.payment()
  let decline: () => void = () => undefined
  page.world.wallet = new Promise<void>((_resolve, reject) => {
    decline = () => reject(createWalletError('USER_REJECTED', { phase: 'request' }))
  })
  void page.send(payment)
  await page.pass(0)
  page.world.wallet = undefined
  await page.sendAgain(payment)
  page.finish(reverted)
  await page.pass(0)
  expect([page.phase(), page.isUnknown()]).toEqual(['asking', false])
  decline()
  expect(await page.ended()).toMatchObject({ failure: 'reverted', receipt: { hash: HASH } })
})

test.each([
  ['before the page stops', async (page: PayPage) => void (await page.send(page.payment()))],
  ['after the page has stopped', undefined],
])('unsettled: a payment that was sent %s ends undecided, with its hash', async (_when, sendBefore) => {
  const page = await openPayPage()
  await page.pay()
  await sendBefore?.(page)
  let answer: () => void = () => undefined
  if (!sendBefore) {
    page.world.wallet = new Promise<void>((resolve) => {
      answer = resolve
    })
    void page.send(page.payment())
    await page.pass(0)
  }
  page.latchkey.dispose()
  answer()
  const end = await Promise.race([page.ended(), page.pass(0)])
  expect(end).toMatchObject({ failure: 'undecided', receipt: { hash: HASH } })
})
