import { closeDialog, dialogOf } from './parts/dialog'
import { sendHostRequest } from './parts/host-requests'
import { startPairing } from './parts/pairing'
import { showCode } from './parts/read-qr-code'
import { expect, logPage, test } from './test'

test.describe.configure({ timeout: 90_000 })

test('walletconnect: a page that is discarded while the wallet waits is connected when it loads again', async ({
  visit,
  phone,
  page,
}) => {
  await visit('playground')
  const address = page.url()
  const [first = ''] = phone.accounts
  const code = await showCode(page)

  await test.step('the page is discarded, then the wallet approves', async () => {
    await page.goto('about:blank')
    await phone.pair(code)
    await phone.approve({ accounts: [1] })
    await expect(phone.pages()).toHaveCount(1)
  })

  await test.step('the page is connected, without a dialog, and the wallet responds to it', async () => {
    await page.goto(address)
    await expect(page.getByTestId('address')).toHaveText(first)
    await expect(dialogOf(page)).toHaveCount(0)
    const message = await sendHostRequest(page, 'message')
    await phone.confirm()
    expect(await message()).toMatch(/^0x[0-9a-f]{130}$/)
    await expect(phone.pages()).toHaveCount(1)
  })

  await test.step('another reload keeps the connection', async () => {
    await page.reload()
    await expect(page.getByTestId('address')).toHaveText(first)
  })
})

test('walletconnect: when the tab with the code is closed, an approval connects the other tab', async ({
  visit,
  phone,
  page,
  context,
}) => {
  const doomed = await visit('playground', {}, await context.newPage())
  const code = await startPairing(doomed)
  await expect.poll(() => doomed.evaluate(() => JSON.stringify(localStorage))).toContain('pending')
  await doomed.close()
  const pageLog = logPage(page)
  await visit('playground')
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await phone.pair(code)
  await phone.approve({ accounts: [1] })
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(phone.pages()).toHaveCount(1)
  expect(pageLog.errors).toEqual([])
})

test('walletconnect: a user who closed the code before the page was discarded is not connected', async ({
  visit,
  phone,
  page,
}) => {
  await visit('playground')
  const address = page.url()
  const code = await showCode(page)
  await closeDialog(page)
  await page.goto('about:blank')
  await phone.pair(code)
  await phone.approve()
  await expect(phone.pages()).toHaveCount(1)
  await page.goto(address)
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  // The library is not loaded either, since no pairing is pending.
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(loaded.filter((name) => /universal-provider|sdk/.test(name))).toEqual([])
})
