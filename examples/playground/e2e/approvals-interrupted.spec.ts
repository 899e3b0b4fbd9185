import { frameButton, request, resultOf } from './parts/approvals'
import { dialogOf } from './parts/dialog'
import { logInByEmail } from './parts/embedded-login'
import { expect, logPage, test } from './test'

const email = { query: { email: 'on' } }

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
  await expect(frameButton(page, 'Approve')).toBeVisible()
  await other.evaluate(() => window.latchkey.plugins.session.disconnect())
  expect(await resultOf(sent)).toMatch(/^4900: /)
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  for (const frame of page.frames())
    await expect(frame.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  expect(otherLog.errors).toEqual([])
})
