import { decide, frameButton, request, resultOf, summary } from './parts/approvals'
import { dialogOf } from './parts/dialog'
import { logInByEmail, stoppableFrame } from './parts/embedded-login'
import { expect, logPage, test } from './test'

const email = { query: { email: 'on' } }

test.describe('with a stopped frame', () => {
  // The view shows the first; the clock also makes balances old, which this page cannot read again.
  test.use({ expectedErrors: /didn’t answer in time|Not available on this network/ })

  test('approvals: a frame that stops answering ends the request, and the restarted one takes the next', async ({
    visit,
    servers,
    page,
  }) => {
    await page.clock.install()
    const stopFrame = await stoppableFrame(page)
    await visit('playground', email)
    const { evm } = await logInByEmail(page, servers.gateway.url)
    await stopFrame()
    const sent = await request(page, 'personal_sign', ['0x6f6e65', evm])
    await expect(summary(page)).toContainText('one')
    await page.clock.runFor(60_000)
    expect(await resultOf(sent)).toBe('-32603: Your wallet didn’t answer in time')
    const dialog = dialogOf(page)
    await expect(dialog.getByText('Your wallet didn’t answer', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Restart your wallet' }).click()
    await expect(async () => {
      await page.clock.fastForward(500)
      await expect(dialog).toHaveCount(0, { timeout: 500 })
    }).toPass()
    const next = await request(page, 'personal_sign', ['0x74776f', evm])
    await expect(summary(page)).toContainText('two')
    await decide(page, 'Approve')
    expect(await resultOf(next)).toMatch(/^"0x[\da-f]{130}"$/)
  })
})

test('approvals: a sign-out in another tab rejects the pending request, and nothing is signed', async ({
  visit,
  servers,
  context,
}) => {
  const page = await visit('playground', email)
  const { evm } = await logInByEmail(page, servers.gateway.url)
  const other = await context.newPage()
  const otherLog = logPage(other)
  await visit('playground', email, other)
  await expect(other.getByTestId('status')).toHaveText('connected')
  const sent = await request(page, 'personal_sign', ['0x6f6e65', evm])
  await expect(frameButton(page, 'Decline')).toBeVisible()
  await other.evaluate(() => window.latchkey.plugins.session.disconnect())
  expect(await resultOf(sent)).toMatch(/^4900: /)
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  for (const frame of page.frames())
    await expect(frame.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  expect(otherLog.errors).toEqual([])
})
