import { expect, test } from 'vitest'
import { fakePopup } from '../test-support/fake-popup'
import { HASH, openPayPage } from '../test-support/pay-page'

const confirmed = { outcome: { status: 'confirmed' }, differences: [] } as const
const exchange = { id: 'one', name: 'One' }

test('choose again: only what is open at an exchange is given up, not what was sent', async () => {
  const page = await openPayPage()
  await page.pay()
  await page.send(page.payment())
  expect(page.phase()).toBe('sent')
  await page.api.chooseAgain()
  expect(page.phase()).toBe('sent')
  page.finish(confirmed)
  expect(await page.ended()).toMatchObject({ type: 'wallet' })
})

test('choose again: another way can be taken, and nothing is asked of the exchange any more', async () => {
  const page = await openPayPage()
  await page.pay()
  await page.api.payAt(exchange, fakePopup().popup)
  await page.api.chooseAgain()
  await page.pass(0)
  expect(page.shownView()).toBe('Pay')
  page.world.exchange = { status: 'FAILED' }
  await page.pass(9_000)
  expect(page.phase()).toBe('choosing')
  await page.send(page.payment())
  page.finish(confirmed)
  expect(await page.ended()).toMatchObject({ type: 'wallet' })
})

test.each([
  ['in-progress', { status: 'IN_PROGRESS' }],
  ['says-paid', { status: 'SUCCESS' }],
])(
  'choose again: once the exchange says %s no other way can be taken, so that nothing is paid twice',
  async (status, answer) => {
    const page = await openPayPage()
    await page.pay()
    await page.api.payAt(exchange, fakePopup().popup)
    page.world.exchange = answer
    await page.pass(3_000)
    expect(page.status()).toBe(status)
    // An exchange that forgets what it has reported does not undo it.
    page.world.exchange = { status: 'UNKNOWN' }
    await page.pass(3_000)
    expect(page.status()).toBe(status)
    await page.api.chooseAgain()
    await page.pass(0)
    expect([page.shownView(), page.status()]).toEqual(['PayLoading', status])
    expect(await page.send(page.payment())).toMatchObject({ code: 'UNABLE_TO_INITIATE_PAYMENT' })
    expect(page.planned).toEqual([])
    // It is followed to its end, also if the user has closed the dialog.
    page.latchkey.close()
    expect(page.shownView()).toBeUndefined()
    page.world.exchange = { status: 'SUCCESS', txHash: HASH }
    await page.pass(3_000)
    expect(await page.ended()).toMatchObject({ type: 'exchange', hash: HASH })
  },
)

test('choose again: the exchange is asked once more before another way can be taken', async () => {
  const page = await openPayPage()
  await page.pay()
  await page.api.payAt(exchange, fakePopup().popup)
  // Since the last read the user has paid there.
  page.world.exchange = { status: 'IN_PROGRESS' }
  await page.api.chooseAgain()
  await page.pass(0)
  expect([page.shownView(), page.status()]).toEqual(['PayLoading', 'in-progress'])
  page.world.exchange = { status: 'SUCCESS', txHash: HASH }
  await page.pass(3_000)
  expect(await page.ended()).toMatchObject({ type: 'exchange', hash: HASH })
})

test('choose again: an exchange that does not respond does not keep the user from another way', async () => {
  const page = await openPayPage()
  await page.pay()
  await page.api.payAt(exchange, fakePopup().popup)
  page.world.exchange = new Promise(() => undefined)
  const twice = [page.api.chooseAgain(), page.api.chooseAgain()]
  await page.pass(1_999)
  expect(page.phase()).toBe('at-exchange')
  await page.pass(1)
  await Promise.all(twice)
  await page.pass(0)
  expect([page.shownView(), page.phase()]).toEqual(['Pay', 'choosing'])
  await page.send(page.payment())
  page.finish(confirmed)
  expect(await page.ended()).toMatchObject({ type: 'wallet' })
})

test('choose again: nothing opens again for a user who has closed the dialog meanwhile', async () => {
  const page = await openPayPage()
  await page.pay()
  await page.api.payAt(exchange, fakePopup().popup)
  page.world.exchange = new Promise(() => undefined)
  const chosen = page.api.chooseAgain()
  await page.pass(0)
  page.latchkey.close()
  await page.pass(2_000)
  await chosen
  await page.pass(0)
  expect([page.shownView(), page.phase()]).toEqual([undefined, 'at-exchange'])
})

test('choose again: after the exchange has declined another way can be taken in the same payment', async () => {
  const page = await openPayPage()
  await page.pay()
  await page.api.payAt(exchange, fakePopup().popup)
  page.world.exchange = { status: 'IN_PROGRESS' }
  await page.pass(3_000)
  page.world.exchange = { status: 'FAILED' }
  await page.pass(3_000)
  expect([page.shownView(), page.status()]).toEqual(['PayLoading', 'declined'])
  const before = page.asked.length
  await page.pass(9_000)
  expect(page.asked.length).toBe(before)
  await page.api.chooseAgain()
  await page.pass(0)
  expect([page.shownView(), page.phase()]).toEqual(['Pay', 'choosing'])
  await page.send(page.payment())
  page.finish(confirmed)
  expect(await page.ended()).toMatchObject({ type: 'wallet' })
})

test.each([
  ['a success', [{ status: 'SUCCESS' }]],
  ['a success, and progress again', [{ status: 'SUCCESS' }, { status: 'IN_PROGRESS' }]],
  ['a transaction', [{ status: 'SUCCESS', txHash: HASH }]],
])(
  'choose again: an exchange that declines after it has reported %s leaves no other way to pay',
  async (_what, told) => {
    const page = await openPayPage()
    await page.pay()
    await page.api.payAt(exchange, fakePopup().popup)
    page.world.contents = undefined
    for (const answer of [...told, { status: 'FAILED' }]) {
      page.world.exchange = answer
      await page.pass(3_000)
    }
    await page.api.chooseAgain()
    await page.pass(0)
    expect([page.shownView(), page.phase()]).toEqual(['PayLoading', 'failed'])
    expect(await page.ended()).toMatchObject({ failure: 'unproven', receipt: { sessionId: 'abc' } })
    expect(await page.send(page.payment())).toMatchObject({ code: 'UNABLE_TO_INITIATE_PAYMENT' })
    expect(page.planned).toEqual([])
  },
)
