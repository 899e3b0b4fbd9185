import { dialogOf, openAccount } from './parts/dialog'
import { startPairing } from './parts/pairing'
import { expect, test } from './test'

// Two browser contexts load the SDK.
test.describe.configure({ timeout: 60_000 })

test('walletconnect: pairs by the link, is approved on the phone, signs, and disconnects', async ({
  visit,
  phone,
}) => {
  const page = await visit('playground')
  await phone.pair(await startPairing(page))
  await phone.approve()
  await expect(page.getByTestId('address')).toHaveText(phone.accounts[0] ?? '')
  await expect(phone.page.getByText('Connected. Go back to Latchkey playground.')).toBeVisible()

  await page.getByRole('button', { name: 'Sign a message' }).click()
  await expect(phone.asked('Sign a message')).toBeVisible()
  await expect(phone.page.getByText('Hello from Latchkey')).toBeVisible()
  await phone.confirm()
  await expect(page.getByTestId('signature')).toHaveText(/^0x[0-9a-f]{130}$/)

  const dialog = await openAccount(page)
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await expect(phone.page.getByText('Latchkey playground has disconnected.')).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
})

test('walletconnect: a rejection on the phone is shown, and nothing stays connected', async ({
  visit,
  phone,
}) => {
  const page = await visit('playground')
  const uri = await startPairing(page)
  const outcome = page.evaluate(() =>
    window.latchkey.plugins.session.connect('walletConnect').catch(({ code }) => code),
  )
  await phone.page.getByLabel('Pairing link').fill(uri)
  await phone.page.keyboard.press('Enter')
  await phone.reject()
  expect(await outcome).toBe('USER_REJECTED')
  await expect(page.getByTestId('status')).toHaveText('disconnected')
})

test('walletconnect: the page follows the phone’s account and network', async ({ visit, phone }) => {
  const page = await visit('playground')
  await phone.pair(await startPairing(page))
  await phone.approve({ accounts: [1], networks: ['Ethereum', 'Base'] })
  await expect(page.getByTestId('network')).toHaveText('Ethereum')
  await phone.switchNetwork('Base')
  await expect(page.getByTestId('network')).toHaveText('Base')
  await phone.switchAccount(2)
  await expect(page.getByTestId('address')).toHaveText(phone.accounts[1] ?? '')
  await phone.disconnect()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
})

test('walletconnect: a phone opened by a link shows the proposal at once', async ({ visit, openPhoneAt }) => {
  const page = await visit('playground')
  const uri = await startPairing(page)
  const phone = await openPhoneAt(`${new URL(page.url()).origin}/phone/wc?uri=${encodeURIComponent(uri)}`)
  await phone.approve()
  await expect(page.getByTestId('address')).toHaveText(phone.accounts[0] ?? '')
  expect(new URL(phone.page.url()).search).toBe('')
})
