import { arabic } from 'latchkey/languages/ar'
import { dialogOf } from './parts/dialog'
import { logInByEmail, walletFrame } from './parts/embedded-login'
import { expect, test } from './test'

/** Asks for a signature and resolves with it, or with the error's message. */
function sign(account: string): Promise<string> {
  const provider = window.latchkey.plugins.session.provider(undefined, 'eip155')
  return Promise.resolve(provider?.request({ method: 'personal_sign', params: ['0x6f6e65', account] })).then(
    String,
    (error: unknown) => String(error),
  )
}

test.describe('in an Arabic browser', () => {
  test.use({ locale: 'ar-EG' })

  test('frame language: the wallet asks in Arabic, from right to left, and an approval counts', async ({
    visit,
    servers,
  }) => {
    const page = await visit('playground', { query: { email: 'on' } })
    await page.evaluate((language) => window.latchkey.setLanguage(language), arabic)
    const { evm } = await logInByEmail(page, servers.gateway.url)
    const signature = page.evaluate(sign, evm)
    const root = walletFrame(page).locator('html')
    await expect(root).toHaveAttribute('dir', 'rtl')
    await expect(root).toHaveAttribute('lang', 'ar')
    await expect(walletFrame(page).getByRole('heading', { name: 'توقيع رسالة' })).toBeVisible()
    const open = walletFrame(page).getByRole('button', { name: 'فتح النافذة', exact: true })
    const [opened] = await Promise.all([page.waitForEvent('popup'), open.click()])
    await expect(opened.locator('html')).toHaveAttribute('dir', 'rtl')
    await opened.getByRole('button', { name: 'موافقة', exact: true }).click()
    await expect(dialogOf(page)).toHaveCount(0)
    expect(await signature).toMatch(/^0x[\da-f]{130}$/)
  })
})

test('frame language: in an English browser it asks in English, whatever the page chooses', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', { query: { email: 'on' } })
  await page.evaluate((language) => window.latchkey.setLanguage(language), arabic)
  const { evm } = await logInByEmail(page, servers.gateway.url)
  const signature = page.evaluate(sign, evm)
  await expect(walletFrame(page).locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(walletFrame(page).getByRole('heading', { name: 'Sign a message' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  expect(await signature).toContain('aborted')
})
