import type { Page } from '@playwright/test'
import { createTestClient, http, parseEther, publicActions } from 'viem'
import { closeDialog, dialogOf } from './parts/dialog'
import { decideInFrame, logInByEmail, windowButton } from './parts/embedded-login'
import { showCode } from './parts/read-qr-code'
import { confirmSend, newReceiver, openSend, previewSend, sendArrived } from './parts/send'
import { expect, test } from './test'

const onEthereum = (gateway: string) =>
  createTestClient({ mode: 'anvil', transport: http(`${gateway}/rpc/1`) }).extend(publicActions)
const SOLANA_RECEIVER = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'

/** The codes or hashes with which `ask` has ended. */
async function askToSend(page: Page, to: string): Promise<() => Promise<readonly string[]>> {
  const ends = await page.evaluateHandle((receiver) => {
    const found: string[] = []
    window.latchkey
      .ask('WalletSend', { to: receiver, tokenAddress: 'native', amount: '125000000000000000' })
      .then(
        ({ hash }) => void found.push(hash),
        (error) => void found.push(error.code),
      )
    return found
  }, to)
  return () => ends.jsonValue()
}

test('phone: after an internal error it is asked again only once the account has sent nothing', async ({
  visit,
  servers,
  phone,
}) => {
  const chain = onEthereum(servers.gateway.url)
  const page = await visit('playground', { query: { send: 'on' } })
  await phone.pair(await showCode(page))
  await phone.approve({ networks: ['Ethereum'] })
  const receiver = newReceiver()
  const dialog = await openSend(page)
  await previewSend(dialog, '0.125', receiver)
  await confirmSend(dialog)
  await expect(phone.asked(/^Send/)).toBeVisible()
  await phone.refuseWith(-32603, 'Internal error')
  await expect(dialog).toContainText('Check your wallet first')
  await expect(dialog.getByRole('button', { name: 'Ask again' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Ask again' }).click({ timeout: 20_000 })
  await phone.confirm(/^Send/)
  await sendArrived(dialog)
  expect(await chain.getBalance({ address: receiver })).toBe(parseEther('0.125'))
})

test('phone: after an answer that is no signature of Solana it is unknown', async ({ visit, phone }) => {
  const page = await visit('playground', { query: { send: 'on', solana: 'on' } })
  await phone.pair(await showCode(page))
  await phone.approve({ chains: ['Solana'] })
  const dialog = await openSend(page)
  await previewSend(dialog, '0.001', SOLANA_RECEIVER)
  await confirmSend(dialog)
  await expect(phone.asked(/^Send/)).toBeVisible()
  await phone.answerWith({ signature: 'ok' })
  await expect(dialog).toContainText('Check your wallet first')
  await expect(dialog.locator('[part~="button-primary"]')).toHaveCount(0)
})

test('embedded wallet: closing the dialog declines what a plain account is asked, which then sends it', async ({
  visit,
  servers,
}) => {
  const { gateway } = servers
  const chain = onEthereum(gateway.url)
  const page = await visit('playground', { query: { send: 'on', email: 'on' } })
  const { evm } = await logInByEmail(page, gateway.url, 'eoa')
  await chain.setBalance({ address: evm, value: parseEther('1') })
  const receiver = newReceiver()
  const ends = await askToSend(page, receiver)
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Review' }).click()
  await confirmSend(dialog)
  await expect(windowButton(page)).toBeVisible()
  await closeDialog(page)
  await expect.poll(ends).toEqual(['USER_REJECTED'])
  expect(await chain.getTransactionCount({ address: evm })).toBe(0)

  await openSend(page)
  await previewSend(dialog, '0.125', receiver)
  await confirmSend(dialog)
  await decideInFrame(page, 'Approve')
  await sendArrived(dialog)
  expect(await chain.getBalance({ address: receiver })).toBe(parseEther('0.125'))
})
