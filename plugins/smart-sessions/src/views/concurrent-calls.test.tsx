import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { smartSessionsContract } from '../contract'
import { askFor, ended, openSessions, recorded, type Shown, slow } from '../test-support/open-sessions'
import { createService, granting, request } from '../test-support/sessions-bench'

/** Ends the run, as a page that takes the dialog away does. */
async function stop({ test, unmount }: Shown): Promise<void> {
  await unmount()
  await test.clock.advance(0)
}

/** Asks for a revocation as a page does. Resolves with what the promise of the page ends with. */
const revoke = ({ test: { latchkey } }: Shown): Promise<unknown> =>
  latchkey
    .get(smartSessionsContract)
    .revokePermissions({ id: 'p1' })
    .then(
      () => 'revoked',
      (error: unknown) => error,
    )

async function openRevocation() {
  const { wallet, asked, answer } = slow('wallet_revokePermissions')
  const view = await openSessions(recorded(), wallet)
  const end = revoke(view)
  await view.shown('SmartSessionRevoke')
  await expect.poll(view.text).toContain('Revoke what shop.example may do?')
  await act(() => view.find('[part~="smart-session-revoke-confirm"]').click())
  await expect.poll(() => asked.length).toBe(1)
  return { view, end, asked, answer }
}

test('grant: a call goes on over a restart while the wallet has it', async () => {
  const { wallet, asked, answer } = slow('wallet_grantPermissions')
  const view = await openSessions(createService(), wallet)
  const granted = askFor(view)
  await expect.poll(() => asked.length).toBe(1)
  await stop(view)
  view.test.latchkey.start()
  expect(await ended(granted)).toBe('open')
  await answer(granting([request]))
  expect(await granted).toMatchObject({ context: '0xc0de' })
})

test('grant: a call that is closed before its view is there asks no wallet', async () => {
  const { wallet, asked } = slow('wallet_grantPermissions')
  const view = await openSessions(createService(), wallet)
  const granted = askFor(view)
  // In the task in which the router shows the view, whose code is still to come.
  const left = new Promise<void>((resolve) =>
    view.test.latchkey.on('kernel:view-changed', () => {
      view.test.latchkey.close()
      resolve()
    }),
  )
  await left
  expect(await granted).toMatchObject({ code: 'VIEW_DISMISSED' })
  await view.advance(0)
  await expect.poll(view.text).not.toBe('')
  expect(asked.length).toBe(0)
  await view.unmount()
})

test('revoke: a second call for what the wallet has ends as the first, also over a restart', async () => {
  const { view, end, asked, answer } = await openRevocation()
  const second = revoke(view)
  const isRead = () => view.test.latchkey.read(smartSessionsContract).lists
  const before = isRead()
  await expect.poll(isRead).not.toBe(before)
  await act(() => undefined)
  await stop(view)
  view.test.latchkey.start()
  expect([await ended(end), await ended(second)]).toEqual(['open', 'open'])
  await answer('0x51')
  expect(await Promise.all([end, second])).toEqual(['revoked', 'revoked'])
  expect(asked.length).toBe(1)
})

test('revoke: the wallet is not asked again after a restart, and who leaves is not dismissed', async () => {
  const { view, end, asked, answer } = await openRevocation()
  await stop(view)
  view.test.latchkey.start()
  const later = revoke(view)
  await expect.poll(() => view.test.shownView()).toBe('SmartSessionRevoke')
  view.test.latchkey.close()
  expect(await ended(later)).toBe('open')
  await answer('0x51')
  expect(await Promise.all([end, later])).toEqual(['revoked', 'revoked'])
  expect(asked.length).toBe(1)
})
