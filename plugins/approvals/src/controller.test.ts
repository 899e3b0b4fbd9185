import { expect, test } from 'vitest'
import { phase, shown, startApprovals } from './test-support/start-approvals'

test('approvals: a request opens the view, and its end closes it', async () => {
  const page = startApprovals()
  page.wallet.ask({ id: 'a' })
  await shown(page, 'ApproveTransaction')
  page.wallet.end({ id: 'a', method: 'personal_sign', outcome: 'approved' })
  await shown(page, undefined)
  expect(page.wallet.aborted).toEqual([])
})

test('approvals: an open view stays below, and is shown again', async () => {
  const page = startApprovals()
  page.latchkey.open('Below' as never)
  page.wallet.ask({ id: 'a' })
  await shown(page, 'ApproveTransaction')
  page.wallet.end({ id: 'a', method: 'personal_sign', outcome: 'declined' })
  await shown(page, 'Below')
})

test('approvals: two requests are shown one after the other, without closing between them', async () => {
  const page = startApprovals()
  const views: (string | undefined)[] = []
  page.latchkey.on('kernel:view-changed', ({ view }) => void views.push(view))
  page.wallet.ask({ id: 'a' })
  page.wallet.ask({ id: 'b' })
  await shown(page, 'ApproveTransaction')
  page.wallet.end({ id: 'a', method: 'personal_sign', outcome: 'approved' })
  page.wallet.end({ id: 'b', method: 'personal_sign', outcome: 'approved' })
  await shown(page, undefined)
  expect(views).toEqual(['ApproveTransaction', undefined])
})

test('approvals: closing aborts every pending request, but no later one', async () => {
  const page = startApprovals()
  page.wallet.ask({ id: 'a' })
  page.wallet.ask({ id: 'b' })
  await shown(page, 'ApproveTransaction')
  page.latchkey.close()
  await expect.poll(() => page.wallet.aborted).toEqual([['a', 'b']])
  await shown(page, undefined)
  page.wallet.ask({ id: 'c' })
  await shown(page, 'ApproveTransaction')
  expect(page.wallet.aborted).toEqual([['a', 'b']])
})

test('approvals: without a dialog requests are rejected and an error is reported', async () => {
  const page = startApprovals({ outlet: false })
  page.wallet.ask({ id: 'a' })
  await expect.poll(() => page.wallet.aborted).toEqual([['a']])
  expect(page.errors.map(({ error }) => Reflect.get(Object(error), 'code'))).toEqual(['NO_OUTLET'])
})

test('approvals: after a refused method the dialog opens, with a message after 300 ms', async () => {
  const page = startApprovals()
  page.wallet.ask({ id: 'a' })
  await shown(page, 'ApproveTransaction')
  page.wallet.refuse('eth_coinbase')
  await expect.poll(() => page.opened).toEqual([undefined])
  expect(page.wallet.aborted).toEqual([['a']])
  await page.clock.advance(299)
  expect(page.notices).toEqual([])
  await page.clock.advance(1)
  await expect.poll(() => page.notices.map(({ notice }) => notice.code)).toEqual(['REQUEST_NOT_ALLOWED'])
})

test.each([
  [{ outcome: 'failed' }, 'failed'],
  [{ outcome: 'unavailable' }, 'unavailable'],
  [{ outcome: 'unknown' }, 'unknown'],
] as const)('approvals: %j is shown as %s until the user closes it', async (end, expected) => {
  const page = startApprovals()
  page.wallet.ask({ id: 'a', method: 'eth_sendTransaction' })
  await shown(page, 'ApproveTransaction')
  page.wallet.end({ id: 'a', method: 'eth_sendTransaction', ...end })
  await expect.poll(() => phase(page)).toBe(expected)
  await page.clock.advance(60_000)
  expect(page.shownView()).toBe('ApproveTransaction')
  page.latchkey.close()
  await shown(page, undefined)
  expect(phase(page)).toBeUndefined()
})

test('approvals: the next request replaces the last result, unless that is unknown', async () => {
  const page = startApprovals()
  page.wallet.ask({ id: 'a' })
  await shown(page, 'ApproveTransaction')
  page.wallet.end({ id: 'a', method: 'personal_sign', outcome: 'failed' })
  await expect.poll(() => phase(page)).toBe('failed')
  page.wallet.ask({ id: 'b', method: 'eth_sendTransaction' })
  await expect.poll(() => phase(page)).toBeUndefined()
  page.wallet.end({ id: 'b', method: 'eth_sendTransaction', outcome: 'unknown' })
  await expect.poll(() => phase(page)).toBe('unknown')
  page.wallet.ask({ id: 'c' })
  await page.clock.advance(1)
  expect([phase(page), page.shownView()]).toEqual(['unknown', 'ApproveTransaction'])
})
