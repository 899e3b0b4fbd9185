import { getAddress, type Hex, isHex, verifyMessage, verifyTypedData } from 'viem'
import { chainBalance } from './parts/chain-balance'
import { closeDialog, dialogOf, openAccount } from './parts/dialog'
import { sendHostRequest, typedData } from './parts/host-requests'
import { showCode } from './parts/read-qr-code'
import { expect, logPage, test } from './test'

test.describe.configure({ timeout: 90_000 })

const recipient = '0x000000000000000000000000000000000000dEaD'

test('walletconnect: pairs by the code on the screen, then signs, sends, switches and disconnects', async ({
  visit,
  phone,
  servers,
  context,
}) => {
  const page = await visit('playground')
  const shown = (id: string) => page.getByTestId(id)
  const [first = '', second = ''] = phone.accounts

  await test.step('scanning the code and approving connects', async () => {
    const read = await showCode(page)
    expect(read).toBe(
      await page.evaluate(() => {
        const pairing = window.latchkey.plugins.walletconnect.pairing?.get()
        return pairing?.status === 'ready' ? pairing.uri : undefined
      }),
    )
    await phone.pair(read)
    await phone.approve({ networks: ['Ethereum', 'Base'], accounts: [1] })
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(shown('address')).toHaveText(first)
    await expect(shown('network')).toHaveText('Ethereum')
  })

  await test.step('message and typed data are signed by the shown account', async () => {
    const message = await sendHostRequest(page, 'message')
    await phone.confirm('Sign a message')
    const signature = await signatureOf(message)
    const address = getAddress(first)
    expect(await verifyMessage({ address, message: 'Hello from Latchkey', signature })).toBe(true)
    const data = await sendHostRequest(page, 'typed data')
    await phone.confirm(/^Sign/)
    const typed = { ...typedData, address, signature: await signatureOf(data) }
    expect(await verifyTypedData(typed)).toBe(true)
    const refused = await sendHostRequest(page, 'message')
    await phone.reject()
    expect(await refused()).toBe('USER_REJECTED')
  })

  await test.step('a transaction is mined', async () => {
    const before = await chainBalance(servers.gateway.url, 1, recipient)
    const hash = await sendHostRequest(page, 'transaction', recipient)
    await phone.confirm(/^Send/)
    expect(await hash()).toMatch(/^0x[0-9a-f]{64}$/)
    await expect.poll(() => chainBalance(servers.gateway.url, 1, recipient)).toBe(before + 1)
  })

  await test.step('page and wallet can change the network, the wallet can change the account', async () => {
    const dialog = await openAccount(page)
    await dialog.getByRole('button', { name: 'Ethereum' }).click()
    await dialog.getByRole('button', { name: 'Base' }).click()
    await expect(shown('network')).toHaveText('Base')
    await closeDialog(page)
    await phone.switchNetwork('Base')
    await phone.switchNetwork('Ethereum')
    await expect(shown('network')).toHaveText('Ethereum')
    await phone.switchAccount(2)
    await expect(shown('address')).toHaveText(second)
  })

  await test.step('a reload keeps the connection, and another tab has it too', async () => {
    await page.reload()
    await expect(shown('address')).toHaveText(second)
    const afterReload = await sendHostRequest(page, 'message')
    await phone.confirm()
    expect(await afterReload()).toMatch(/^0x[0-9a-f]{130}$/)
    const other = await context.newPage()
    const pageLog = logPage(other)
    await visit('playground', {}, other)
    await expect(other.getByTestId('address')).toHaveText(second)
    const fromOther = await sendHostRequest(other, 'message')
    await phone.confirm()
    expect(await fromOther()).toMatch(/^0x[0-9a-f]{130}$/)
    expect(pageLog.errors).toEqual([])
    await (await openAccount(other)).getByRole('button', { name: 'Disconnect' }).click()
    await expect(shown('status')).toHaveText('disconnected')
    await expect(phone.pages()).toHaveCount(0)
  })
})

async function signatureOf(answer: () => Promise<string>): Promise<Hex> {
  const text = await answer()
  if (!isHex(text)) throw new Error(`No signature: ${text}`)
  return text
}
