import type { Page } from '@playwright/test'
import { checkAccess, loadAxe } from './parts/axe'
import { dialogOf, openList } from './parts/dialog'
import { codeField, newAddress } from './parts/email'
import { codeTo, watchFrame } from './parts/mailbox'
import { expect, test } from './test'

const logins = { email: 'on', socials: 'on' }
const keys = { name: 'Keys', rdns: 'example.keys' }

async function logInFromList(page: Page, gateway: string): Promise<void> {
  const dialog = dialogOf(page)
  const address = newAddress()
  await expect(dialog).toHaveAccessibleName('Email login')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(address)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveAccessibleName('Confirm email')
  await codeField(page).fill(await codeTo(gateway, address))
  await expect(dialog).toHaveCount(0)
  await expect(page.getByTestId('status')).toHaveText('connected')
}

test('consent: without it no login and no wallet can be started, and the frame is not fetched', async ({
  page,
  visit,
  servers,
  context,
}) => {
  await loadAxe(page)
  const frame = watchFrame(page, servers.frame.url)
  const popups: Page[] = []
  context.on('page', (one) => popups.push(one))
  await visit('playground', { wallets: [keys], query: { ...logins, 'legal-checkbox': 'on' } })
  const dialog = await openList(page)
  const box = dialog.getByRole('checkbox')
  for (const name of ['Continue with email', 'Continue with Google', 'Keys']) {
    await dialog.getByRole('button', { name }).click()
    await expect(dialog.getByText('Tick the box to agree first.').first()).toBeVisible()
    await expect(dialog).toHaveAccessibleName('Connect wallet')
    await expect(box).toBeFocused()
  }
  await checkAccess(page, 'the box that was missed')
  expect(frame).toEqual([])
  expect(popups).toEqual([])
  await expect(page.getByTestId('status')).toHaveText('disconnected')

  await test.step('a view that the page opens directly also asks for consent first', async () => {
    await page.evaluate(() => window.latchkey.close())
    await expect(dialog).toHaveCount(0)
    await page.evaluate(() => window.latchkey.open('EmailLogin'))
    await expect(dialog.getByRole('checkbox')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveCount(0)
    expect(frame).toEqual([])
    await page.evaluate(() => window.latchkey.close())
  })

  await openList(page)
  await box.check()
  await dialog.getByRole('button', { name: 'Continue with email' }).click()
  await logInFromList(page, servers.gateway.url)
  expect(await page.evaluate(() => window.pageWatch.violations)).toEqual([])
})

test('collapsed wallets: beside email and social logins one row opens the list of wallets', async ({
  page,
  visit,
  servers,
}) => {
  await loadAxe(page)
  await visit('playground', { wallets: [keys], query: { ...logins, 'collapse-wallets': 'on' } })
  const dialog = await openList(page)
  await expect(dialog.getByRole('button', { name: 'Continue with email' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Keys' })).toHaveCount(0)
  await checkAccess(page, 'the methods')
  await dialog.getByRole('button', { name: 'Continue with a wallet' }).click()
  await expect(dialog.getByRole('button', { name: 'Keys' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Continue with email' })).toHaveCount(0)
  await checkAccess(page, 'the wallets')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: 'Continue with email' }).click()
  await logInFromList(page, servers.gateway.url)
  expect(await page.evaluate(() => window.pageWatch.violations)).toEqual([])
})
