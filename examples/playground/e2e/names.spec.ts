import type { Page } from '@playwright/test'
import { createPublicClient, http, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { faultsOfAccess, loadAxe } from './parts/axe'
import { dialogOf, openAccount, openList, pressAction, walletRow } from './parts/dialog'
import { decideInFrame, logInByEmail } from './parts/embedded-login'
import { nameField, nameSubmit, newName, openNameForm, register } from './parts/names'
import { approve, reject, walletWindow } from './parts/wallet-window'
import { expect, localNetworks, test } from './test'

const query = { 'register-names': 'on', data: 'on', names: 'on' }

test.use({ expectedErrors: /Failed to load resource/ })

async function connectKeys(
  visit: (example: 'playground', opening: object) => Promise<Page>,
  gateway: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ readonly page: Page; readonly address: string }> {
  const key = generatePrivateKey()
  const wallet = {
    name: 'Keys',
    rdns: 'example.keys',
    confirm: 'visible',
    networks: localNetworks(gateway),
    accounts: [key],
  }
  const page = await visit('playground', { wallets: [wallet], query: { ...query, ...more } })
  await openList(page)
  await walletRow(page, 'Keys').click()
  await approve(page, /./)
  await expect(dialogOf(page)).toHaveCount(0)
  return { page, address: privateKeyToAccount(key).address }
}

test('names: a browser wallet registers one; the account screen shows it, and it can be sent to at once', async ({
  page: first,
  visit,
  servers,
}) => {
  await loadAxe(first)
  const { page, address } = await connectKeys(visit, servers.gateway.url, { send: 'on' })
  const name = newName()
  const dialog = await openNameForm(page)
  await nameField(dialog).fill('Ab!')
  await expect(dialog).toContainText('Use letters, digits and hyphens only.')
  await nameField(dialog).fill('ab')
  await expect(dialog).toContainText('Use at least 4 characters.')
  await expect(nameSubmit(dialog)).toBeDisabled()
  expect(await servers.gateway.requests('data:suggestions')).toHaveLength(0)
  await nameField(dialog).pressSequentially(name.toUpperCase().slice(2), { delay: 20 })
  await nameField(dialog).fill(name)
  await expect(dialog).toContainText(`${name}.reown.id is free`)
  expect(await servers.gateway.requests('data:suggestions')).toHaveLength(1)
  expect(await faultsOfAccess(page)).toEqual([])

  await page.keyboard.press('Enter')
  await reject(page)
  await expect(dialog).toContainText('Not signed')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await approve(page, /./)
  await expect(dialog).toContainText(`${name}.reown.id is yours`)
  expect(await faultsOfAccess(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()

  await openAccount(page)
  // Long names are shortened, as addresses are.
  await expect(dialog).toContainText(`${name}.reow`)
  await pressAction(dialog, 'Send')
  await dialog.getByRole('textbox', { name: 'To' }).fill(`${name}.reown.id`)
  await expect(dialog).toContainText(address)
  expect(await servers.gateway.requests('data:registration')).toHaveLength(1)
})

test('names: the embedded wallet registers one with its smart account, and ether can be sent to it', async ({
  visit,
  servers,
}) => {
  const { gateway } = servers
  const page = await visit('playground', { query: { ...query, email: 'on', send: 'on' } })
  const { evm } = await logInByEmail(page, gateway.url, 'smartAccount')
  const name = newName()
  const asked = page.evaluate(() => window.latchkey.ask('RegisterAccountName'))
  const dialog = dialogOf(page)
  await register(dialog, name)
  await decideInFrame(page, 'Approve')
  await expect(dialog).toContainText(`${name}.reown.id is yours`)
  expect(await asked).toEqual({ name: `${name}.reown.id` })
  await expect(dialog).toContainText(`${name}.reown.id is yours`)

  const { page: other } = await connectKeysOn(page, visit, gateway.url)
  const sending = await openAccount(other)
  await sending.getByRole('button', { name: 'Send', exact: true }).click()
  await sending.getByRole('textbox', { name: 'Amount' }).fill('0.25')
  await sending.getByRole('textbox', { name: 'To' }).fill(`${name}.reown.id`)
  await expect(sending).toContainText(evm)
  await sending.getByRole('button', { name: 'Review' }).click()
  await expect(sending.locator('[part~="send-receiver"]')).toHaveText(evm)
  await expect(sending.locator('[part~="send-fee"]')).toBeVisible()
  await sending.locator('[part~="send-confirm"]').click()
  await approve(other, /./)
  await expect(sending.locator('[part~="send-end"]')).toHaveAttribute('data-phase', 'confirmed', {
    timeout: 20_000,
  })
  const client = createPublicClient({ transport: http(`${gateway.url}/rpc/1`) })
  expect(await client.getBalance({ address: evm })).toBe(parseEther('0.25'))
})

/** Connects another user, with a well-known account that has ether, on a second page of the same browser. */
async function connectKeysOn(
  page: Page,
  visit: (example: 'playground', opening: object, page: Page) => Promise<Page>,
  gateway: string,
): Promise<{ readonly page: Page }> {
  const wallet = { name: 'Keys', rdns: 'example.keys', confirm: 'visible', networks: localNetworks(gateway) }
  const other = await visit(
    'playground',
    { wallets: [wallet], query: { ...query, send: 'on' } },
    await page.context().newPage(),
  )
  await openList(other)
  await walletRow(other, 'Keys').click()
  await approve(other, /./)
  await expect(dialogOf(other)).toHaveCount(0)
  return { page: other }
}

test('names: a taken name is refused with free suggestions, and an account can register only one', async ({
  visit,
  servers,
}) => {
  const { page } = await connectKeys(visit, servers.gateway.url)
  const dialog = await openNameForm(page)
  await nameField(dialog).fill('lantern')
  await expect(dialog).toContainText('lantern.reown.id is taken')
  await expect(nameSubmit(dialog)).toBeDisabled()
  const suggestion = dialog.locator('[part~="name-suggestion"]').first()
  const suggested = (await suggestion.textContent()) ?? ''
  await suggestion.click()
  await expect(nameField(dialog)).toHaveValue(suggested.replace('.reown.id', ''))
  await expect(dialog).toContainText(`${suggested} is free`)
  const name = newName()
  await register(dialog, name)
  await approve(page, /./)
  await expect(dialog).toContainText('is yours')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await openNameForm(page)
  await expect(dialog.locator('[part~="own-name"]')).toHaveText(`You already own ${name}.reown.id.`)
})

test('names: a signature that is too late is not sent, the dialog says so, and a new one works', async ({
  visit,
  servers,
}) => {
  test.slow()
  const { page } = await connectKeys(visit, servers.gateway.url)
  const dialog = await openNameForm(page)
  const name = newName()
  await register(dialog, name)
  await expect(walletWindow(page)).toBeVisible()
  await page.waitForTimeout(11_000)
  await approve(page, /./)
  await expect(dialog).toContainText('That took too long')
  expect(await servers.gateway.requests('data:registration')).toHaveLength(0)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await approve(page, /./)
  await expect(dialog).toContainText(`${name}.reown.id is yours`)
})

test('names: if the service refuses a late request, the dialog says so', async ({ visit, servers }) => {
  test.slow()
  const { gateway } = servers
  const { page } = await connectKeys(visit, gateway.url)
  const dialog = await openNameForm(page)
  await gateway.fault({ service: 'data:registration', kind: 'slow', delayMs: 12_000, times: 1 })
  const name = newName()
  await register(dialog, name)
  await approve(page, /./)
  await expect(dialog).toContainText(`Registering ${name}.reown.id`)
  await expect(dialog).toContainText('That took too long', { timeout: 20_000 })
  expect(await gateway.requests('data:registration')).toHaveLength(1)
})

test('names: a failure of the service is shown and can be retried; a false success report is detected', async ({
  visit,
  servers,
}) => {
  const { gateway } = servers
  const { page } = await connectKeys(visit, gateway.url)
  const dialog = await openNameForm(page)
  const name = newName()
  await gateway.fault({ service: 'data:suggestions', kind: 'status', status: 503, times: 1 })
  await nameField(dialog).fill(name)
  await expect(dialog).toContainText('Error fetching name suggestions')
  await expect(dialog).toContainText('The name service says:')
  await expect(nameSubmit(dialog)).toBeDisabled()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toContainText(`${name}.reown.id is free`)

  // Another user has registered the name meanwhile. The service's own message is shown.
  await gateway.fault({ service: 'data:registration', kind: 'status', status: 400, times: 1 })
  await nameSubmit(dialog).click()
  await approve(page, /./)
  await expect(dialog).toContainText('Error registering name')
  await expect(dialog).toContainText('The name service says:')

  // The service reports success without registering the name.
  await gateway.fault({ service: 'data:registration', kind: 'empty', times: 1 })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await approve(page, /./)
  await expect(dialog).toContainText('Error registering name')
  await expect(dialog).not.toContainText('is yours')

  await gateway.fault({ service: 'data:registration', kind: 'garbage', times: 1 })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await approve(page, /./)
  await expect(dialog).toContainText('Check your connection, then try again.')

  await gateway.fault({ service: 'data:registration', kind: 'none' })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await approve(page, /./)
  await expect(dialog).toContainText(`${name}.reown.id is yours`)
})

test('names: a name is shown as registered even if the service’s response was lost', async ({
  visit,
  servers,
}) => {
  const { page } = await connectKeys(visit, servers.gateway.url)
  const dialog = await openNameForm(page)
  await page.route('**/v1/profile/account?**', async (route) => {
    if (route.request().method() === 'POST') await route.fetch()
    await route.abort()
  })
  const name = newName()
  await register(dialog, name)
  await approve(page, /./)
  await expect(dialog).toContainText(`${name}.reown.id is yours`)
  expect(await servers.gateway.requests('data:registration')).toHaveLength(1)
})

test('names: a malformed response does not count as an answer whether a name is free', async ({
  visit,
  servers,
}) => {
  const { page } = await connectKeys(visit, servers.gateway.url, { data: 'hostile' })
  const dialog = await openNameForm(page)
  await nameField(dialog).fill('fine')
  await expect(dialog).toContainText('Error fetching name suggestions')
  await expect(nameSubmit(dialog)).toBeDisabled()
  await nameField(dialog).fill('mallory')
  await expect(dialog).toContainText('mallory.reown.id is taken')
})
