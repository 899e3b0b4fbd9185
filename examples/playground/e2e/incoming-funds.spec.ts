import { parseEther } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { openAccount, pageButton } from './parts/dialog'
import { openChain, openWithKeys } from './parts/keys-wallet'
import { newReceiver, openSend } from './parts/send'
import { expect, test } from './test'

/** Without the data API, so that the balance itself is shown. */
const query = { directory: 'off' }

test('incoming funds: what somebody else sends is shown in the open account screen, and nothing else moves', async ({
  visit,
  servers,
}) => {
  const { page, dialog, chain } = await openWithKeys(visit, servers, query)
  const somebody = await openChain(servers, 1, generatePrivateKey())
  await openAccount(page)
  const balance = dialog.locator('[part~="balance"]')
  await expect(balance).toContainText('10.000 ETH')
  const action = dialog.locator('[part~="account-action"]').first()
  await action.focus()
  const live = dialog.locator('[aria-live], [role="status"], [role="alert"]')
  const said = await live.allTextContents()
  await somebody.sendTransaction({ chain: null, to: chain.account.address, value: parseEther('2.5') })
  await expect(balance).toContainText('12.500 ETH', { timeout: 30_000 })
  await expect(pageButton(page, 'account')).toContainText('12.5')
  await expect(action).toBeFocused()
  expect(await live.allTextContents()).toEqual(said)
})

test('incoming funds: what the page sends by the raw provider is shown on the receipt', async ({
  visit,
  servers,
}) => {
  const { page, dialog, chain } = await openWithKeys(visit, servers, query)
  await openAccount(page)
  const balance = dialog.locator('[part~="balance"]')
  await expect(balance).toContainText('10.000 ETH')
  // In small letters, as some libraries write addresses.
  const from = chain.account.address.toLowerCase()
  const before = Date.now()
  await page.evaluate(
    async ({ params }) => {
      const { session } = window.latchkey.plugins
      const id = session.active('eip155')?.connectionId
      const provider = id === undefined ? undefined : session.provider(id, 'eip155')
      await provider?.request({ method: 'eth_sendTransaction', params })
    },
    { params: [{ from, to: newReceiver(), value: `0x${parseEther('4').toString(16)}` }] },
  )
  await expect(balance).toContainText('5.999 ETH')
  // Not by the reads of every 15 s.
  expect(Date.now() - before).toBeLessThan(14_000)
})

test('incoming funds: a form that is being filled in keeps what was typed', async ({ visit, servers }) => {
  const { page, dialog, chain } = await openWithKeys(visit, servers, query)
  const somebody = await openChain(servers, 1, generatePrivateKey())
  await openSend(page)
  const amount = dialog.getByRole('textbox', { name: 'Amount' })
  await expect(dialog).toContainText('Balance: 10 ETH')
  await amount.fill('11.25')
  await somebody.sendTransaction({ chain: null, to: chain.account.address, value: parseEther('2.5') })
  await page.evaluate(() => window.latchkey.plugins.portfolio.refresh())
  await expect(dialog).toContainText('Balance: 12.50 ETH')
  await expect(amount).toHaveValue('11.25')
  await expect(amount).toBeFocused()
})
