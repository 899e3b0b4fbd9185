import { encodeFunctionData, parseAbi } from 'viem'
import { decide, fund, request, resultOf, summary } from './parts/approvals'
import { chainBalance } from './parts/chain-balance'
import { dialogOf } from './parts/dialog'
import { logInByEmail, walletFrame } from './parts/embedded-login'
import { sendSolTransaction, solBalance, solTransfer } from './parts/solana-chain'
import { expect, test } from './test'

const RECEIVER = '0x00000000000000000000000000000000000000b6'
const SOL_RECEIVER = '8qbHbw2BbbTHBW1sbeqakYXVKRQM8Ne7pLK7m6CVfeR'
const ENTRY_POINT = '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108'

test('approvals: on Solana a transaction is signed and not sent, and the page can send it', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', { query: { email: 'on', solana: 'on' } })
  const { url } = servers.gateway
  const { solana = '' } = await logInByEmail(page, url)
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'requestAirdrop', params: [solana, 3e9] })
  await fetch(`${url}/rpc/solana`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  await expect.poll(() => solBalance(url, solana)).toBeGreaterThan(2)
  const transaction = await solTransfer(url, solana, SOL_RECEIVER, 1)
  const before = await solBalance(url, SOL_RECEIVER)
  const sent = await request(page, 'solana_signTransaction', { transaction }, 'solana')
  await expect(summary(page)).toContainText('Sign a transaction')
  await expect(summary(page)).toContainText(SOL_RECEIVER)
  await expect(summary(page).locator('[part="approve-amount"]').first()).toContainText('1 SOL')
  await decide(page, 'Approve')
  const signed: { readonly transaction: string } = JSON.parse(await resultOf(sent))
  await expect(dialogOf(page)).toHaveCount(0)
  expect(await solBalance(url, SOL_RECEIVER)).toBe(before)
  await sendSolTransaction(url, signed.transaction)
  await expect.poll(() => solBalance(url, SOL_RECEIVER)).toBe(before + 1)
})

test('approvals: a user operation says that the page cannot read it, arrives, and stays on the screen as submitted', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', { query: { email: 'on' } })
  const { url } = servers.gateway
  const { evm } = await logInByEmail(page, url, 'smartAccount')
  await fund(url, evm)
  const before = await chainBalance(url, 1, RECEIVER)
  const callData = encodeFunctionData({
    abi: parseAbi(['function execute(address target, uint256 value, bytes data)']),
    args: [RECEIVER, 10n ** 18n, '0x'],
  })
  const sent = await request(page, 'eth_sendUserOperation', [{ sender: evm, callData }, ENTRY_POINT])
  await expect(summary(page)).toContainText('Send a smart account operation')
  await expect(summary(page)).toContainText('We can’t tell what this does.')
  await expect(walletFrame(page).getByText(RECEIVER).first()).toBeVisible()
  await decide(page, 'Approve')
  expect(await resultOf(sent)).toMatch(/^"0x[\da-f]{64}"$/)
  await expect.poll(() => chainBalance(url, 1, RECEIVER)).toBe(before + 1)
  await expect(page.locator('[part="approve-end"][data-phase="submitted"]')).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(dialogOf(page)).toHaveCount(0)
})
