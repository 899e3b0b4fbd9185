import { createWalletError } from '@latchkey/session/requests'
import { expect, test } from 'vitest'
import { fakePopup } from '../test-support/fake-popup'
import { HASH, openPayPage, options, type PayPage, SHOP } from '../test-support/pay-page'

const confirmed = { outcome: { status: 'confirmed' }, differences: [] } as const
const declined = createWalletError('USER_REJECTED', { phase: 'request' })
const lost = createWalletError('DISCONNECTED', { phase: 'request' })
const other = `0x${'cd'.repeat(32)}`

/** The request is open in the wallet, until the test answers it. */
async function askWallet(page: PayPage): Promise<(error?: Error) => Promise<void>> {
  let answer: (error?: Error) => void = () => undefined
  page.world.wallet = new Promise<void>((resolve, reject) => {
    answer = (error) => (error ? reject(error) : resolve())
  })
  void page.send(page.payment())
  await page.pass(0)
  expect([page.phase(), page.planned.length]).toEqual(['asking', 1])
  return async (error) => {
    answer(error)
    await page.pass(0)
  }
}

/** `undefined` while `pay` has not ended. */
async function endSoFar(page: PayPage): Promise<unknown> {
  return Promise.race([page.ended(), page.pass(0)])
}

test.each([300_000, 1_800_000])(
  'limit: a payment with %d ms that is confirmed a second before its limit is paid',
  async (timeoutMs) => {
    const page = await openPayPage()
    await page.pay(options, timeoutMs)
    await page.send(page.payment())
    page.track()
    await page.pass(timeoutMs - 1_000)
    expect(await endSoFar(page)).toBeUndefined()
    page.finish(confirmed)
    expect(await page.ended()).toMatchObject({ type: 'wallet', hash: HASH })
  },
)

test.each([
  ['paid', confirmed, ['pay:paid', HASH], 'paid'],
  ['reverted', { outcome: { status: 'reverted' }, differences: [] }, ['reverted', HASH], 'failed'],
] as const)('limit: settles nothing, and %s after it is told', async (_end, result, told, phase) => {
  const page = await openPayPage()
  await page.pay()
  await page.send(page.payment())
  page.track()
  await page.pass(300_000)
  expect(await page.ended()).toMatchObject({
    code: 'GENERIC_PAYMENT_ERROR',
    failure: 'undecided',
    receipt: { hash: HASH },
  })
  expect([page.phase(), page.told, page.shownView()]).toEqual(['sent', [], 'PayLoading'])
  await page.pass(3_600_000)
  page.finish(result)
  expect([page.phase(), page.told]).toEqual([phase, [told]])
})

test('limit: while the request is open in the wallet, its answer is awaited', async () => {
  const page = await openPayPage()
  await page.pay()
  const answer = await askWallet(page)
  await page.pass(600_000)
  expect(await endSoFar(page)).toBeUndefined()
  await answer()
  await page.pass(1_000)
  expect(await page.ended()).toMatchObject({ failure: 'undecided', receipt: { hash: HASH } })
})

test('limit: of a payment of which nothing was asked, nothing was paid', async () => {
  const page = await openPayPage()
  await page.pay()
  const payment = page.payment()
  await page.pass(300_000)
  expect(await page.ended()).toMatchObject({ failure: 'timed-out', receipt: undefined })
  expect(page.shownView()).toBeUndefined()
  expect(await page.send(payment)).toMatchObject({ code: 'UNABLE_TO_INITIATE_PAYMENT' })
  expect(page.planned).toEqual([])
})

test('beside: a second payment of the same says so, and does not take the place of the outcome of the first', async () => {
  const page = await openPayPage()
  await page.pay()
  expect(page.beside()).toBeUndefined()
  await page.send(page.payment())
  page.track()
  expect(page.beside()).toBeUndefined()
  await page.pass(300_000)
  expect(await page.ended()).toMatchObject({ failure: 'undecided' })
  await page.pay()
  expect([page.phase(), page.beside()]).toEqual(['choosing', { hash: HASH }])
  // The first is paid meanwhile, which the second payment's state does not say of itself.
  page.finish(confirmed)
  expect([page.phase(), page.told, page.shownView()]).toEqual(['choosing', [['pay:paid', HASH]], 'Pay'])
  page.world.hash = other
  await page.send(page.payment())
  page.finish(confirmed, other)
  expect(await page.ended()).toMatchObject({ hash: other })
})

test('beside: an earlier payment that may have been sent is told too', async () => {
  const page = await openPayPage()
  await page.pay()
  page.world.wallet = lost
  await page.send(page.payment())
  page.latchkey.close()
  for (let round = 0; round < 5; round += 1) await page.pass(3_000)
  expect(await page.ended()).toMatchObject({ failure: 'undecided', receipt: undefined })
  await page.pay({ ...options, amount: '1.6' })
  expect(page.beside()).toBeUndefined()
  page.latchkey.close()
  await page.ended()
  await page.pay()
  expect([page.phase(), page.beside()]).toEqual(['choosing', {}])
})

test('beside: the own request of a payment is no earlier one, and that of an earlier payment stays one', async () => {
  const page = await openPayPage()
  await page.pay()
  page.world.wallet = lost
  await page.send(page.payment())
  await page.pass(3_000)
  await page.send(page.asOther())
  expect([page.phase(), page.isUnknown(), page.beside()]).toEqual(['asking', true, undefined])
  page.latchkey.close()
  for (let round = 0; round < 5; round += 1) await page.pass(3_000)
  await page.pay()
  expect(page.beside()).toEqual({})
})

test('beside: what an earlier visit has left is told once it is read', async () => {
  const page = await openPayPage()
  await page.pay()
  page.track({ requests: [{ type: 'transfer', to: SHOP, amount: '1' }] })
  expect(page.beside()).toBeUndefined()
  page.track({
    sent: { type: 'transaction', id: HASH, from: SHOP, networkId: 'eip155:8453', connectionId: 'c' },
  })
  expect(page.beside()).toBeUndefined()
  page.track({ result: confirmed })
  expect(page.beside()).toBeUndefined()
  page.track()
  expect(page.beside()).toEqual({ hash: HASH })
})

test.each([
  ['sent', undefined, { type: 'wallet', hash: HASH }],
  ['declined', declined, { code: 'USER_REJECTED' }],
  ['unknown', lost, { failure: 'undecided', receipt: undefined }],
] as const)('closing while the wallet has the request goes on to %s', async (how, error, end) => {
  const page = await openPayPage()
  await page.pay()
  const answer = await askWallet(page)
  page.latchkey.close()
  await page.pass(60_000)
  expect(await endSoFar(page)).toBeUndefined()
  await answer(error)
  for (let round = 0; round < 5; round += 1) await page.pass(3_000)
  if (how === 'sent') page.finish(confirmed)
  expect(await page.ended()).toMatchObject(end)
  expect(page.shownView()).toBeUndefined()
})

test('signal: ends a payment of which nothing was asked', async () => {
  const page = await openPayPage()
  const leaving = new AbortController()
  await page.pay(options, 300_000, leaving.signal)
  leaving.abort()
  expect(await page.ended()).toMatchObject({ code: 'VIEW_DISMISSED' })
  await page.pass(0)
  expect(page.shownView()).toBeUndefined()
})

test('signal: once a wallet was asked it ends the wait only', async () => {
  const page = await openPayPage()
  const leaving = new AbortController()
  await page.pay(options, 300_000, leaving.signal)
  const answer = await askWallet(page)
  leaving.abort('left')
  expect(await page.ended()).toBe('left')
  expect([page.phase(), page.shownView()]).toEqual(['asking', 'TransactionRequest'])
  await page.pay()
  expect(await page.ended()).toMatchObject({ code: 'PAYMENT_IN_PROGRESS' })
  await answer()
  page.finish(confirmed)
  expect([page.phase(), page.told]).toEqual(['paid', [['pay:paid', HASH]]])
})

test('signal: what is declined after it cannot be asked for again', async () => {
  const page = await openPayPage()
  const leaving = new AbortController()
  await page.pay(options, 300_000, leaving.signal)
  const payment = page.payment()
  const answer = await askWallet(page)
  leaving.abort()
  await answer(declined)
  expect([page.phase(), page.shownView()]).toEqual([undefined, undefined])
  expect(await page.send(payment)).toMatchObject({ code: 'UNABLE_TO_INITIATE_PAYMENT' })
  expect(page.planned).toHaveLength(1)
})

test('signal: at an exchange it ends the wait only', async () => {
  const page = await openPayPage()
  const leaving = new AbortController()
  await page.pay(options, 300_000, leaving.signal)
  await page.api.payAt({ id: 'one', name: 'One' }, fakePopup().popup)
  leaving.abort('left')
  expect([await page.ended(), page.phase()]).toEqual(['left', 'at-exchange'])
  page.world.exchange = { status: 'SUCCESS', txHash: HASH }
  await page.pass(33_000)
  expect(page.told).toEqual([['pay:paid', HASH]])
})
