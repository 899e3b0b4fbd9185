import { createPublicClient, encodeFunctionData, erc20Abi, http, maxUint256 } from 'viem'
import { decide, frameButton, fund, request, resultOf, summary } from './parts/approvals'
import { faultsOfAccess, loadAxe } from './parts/axe'
import { chainBalance } from './parts/chain-balance'
import { dialogOf, openAccount } from './parts/dialog'
import { logInByEmail, walletFrame } from './parts/embedded-login'
import { solBalance, solTransfer } from './parts/solana-chain'
import { expect, test } from './test'

const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const FRESH = '0x00000000000000000000000000000000000000b5'
const USDC = '0x023424befEb5ABA801129e5150A31A7b51c8d5b7'
const ONE_ETHER = '0xde0b6b3a7640000'
/** An address on Solana. */
const RECEIVER = '2yaW8VAMLhQiornz1BgcSWDUSH2jC2dmB8RWnTJi8Yab'

test('approvals: a message is shown and approved in the frame, and its signature is valid @phone', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', { query: { email: 'on' } })
  const { evm } = await logInByEmail(page, servers.gateway.url)
  const text = 'I agree to \u202eeverything'
  const hex = `0x${Buffer.from(text).toString('hex')}`
  const sent = await request(page, 'personal_sign', [hex, evm])
  await expect(summary(page)).toContainText('Sign a message')
  await expect(summary(page)).toContainText('I agree to ‹U+202E›everything')
  await expect(walletFrame(page).getByText(new URL(page.url()).host, { exact: true })).toBeVisible()
  await decide(page, 'Approve')
  const signature: `0x${string}` = JSON.parse(await resultOf(sent))
  // The signature is of a smart account that is not deployed, so only a node can verify it (ERC-6492).
  const client = createPublicClient({ transport: http(`${servers.gateway.url}/rpc/1`) })
  expect(await client.verifyMessage({ address: evm, message: text, signature })).toBe(true)
  await expect(dialogOf(page)).toHaveCount(0)
})

test('approvals: a transfer shows amount, full recipient and balance changes, and arrives', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', { query: { email: 'on' } })
  await loadAxe(page)
  const { url } = servers.gateway
  const { evm } = await logInByEmail(page, url)
  await fund(url, evm)
  const dialog = await openAccount(page)
  const sent = await request(page, 'eth_sendTransaction', [{ from: evm, to: FRESH, value: ONE_ETHER }])
  await expect(summary(page)).toContainText('Send a transaction')
  await expect(summary(page).locator('[part="approve-amount"]')).toContainText('1 ETH')
  await expect(walletFrame(page).getByText(FRESH).first()).toBeVisible()
  await expect(summary(page).locator('[part="approve-change"]')).toHaveCount(0)
  await expect(summary(page)).toContainText('The network fee comes on top.')
  const before = await chainBalance(url, 1, FRESH)
  await decide(page, 'Approve')
  expect(await resultOf(sent)).toMatch(/^"0x[\da-f]{64}"$/)
  await expect.poll(() => chainBalance(url, 1, FRESH)).toBe(before + 1)
  // The view that was open before the request is shown again, with the new balance.
  await expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await expect(dialog.getByText(/^3\.99\d* ETH|^4\.00?0? ETH/).first()).toBeVisible()
})

test('approvals: an unlimited allowance is shown as such, and can be rejected', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', { query: { email: 'on' } })
  const { evm } = await logInByEmail(page, servers.gateway.url)
  await fund(servers.gateway.url, evm)
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [OTHER, maxUint256] })
  const sent = await request(page, 'eth_sendTransaction', [{ from: evm, to: USDC, data }])
  await expect(summary(page)).toContainText('Unlimited')
  await expect(summary(page)).toContainText('could take all your USDC, now and later')
  await expect(summary(page)).toContainText(OTHER)
  await decide(page, 'Decline')
  expect(await resultOf(sent)).toMatch(/^4001: /)
  await expect(dialogOf(page)).toHaveCount(0)
})

test('approvals: typed data is shown field by field, also nested structs', async ({ visit, servers }) => {
  const page = await visit('playground', { query: { email: 'on' } })
  const { evm } = await logInByEmail(page, servers.gateway.url)
  const data = {
    domain: { name: 'Letters', chainId: 1 },
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
      Letter: [
        { name: 'to', type: 'Person' },
        { name: 'words', type: 'string' },
      ],
      Person: [{ name: 'wallet', type: 'address' }],
    },
    primaryType: 'Letter',
    message: { to: { wallet: OTHER }, words: 'Hello' },
  }
  const sent = await request(page, 'eth_signTypedData_v4', [evm, JSON.stringify(data)])
  const shown = summary(page)
  for (const text of ['Sign data', 'Letters', 'What you sign: Letter', 'wallet', OTHER, 'Hello'])
    await expect(shown).toContainText(text)
  await decide(page, 'Approve')
  expect(await resultOf(sent)).toMatch(/^"0x[\da-f]{130}"$/)
})

test('approvals: closing the dialog rejects the request, and the next request works', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', { query: { email: 'on' } })
  const { evm } = await logInByEmail(page, servers.gateway.url)
  const first = await request(page, 'personal_sign', ['0x6f6e65', evm])
  const second = await request(page, 'personal_sign', ['0x74776f', evm])
  await expect(summary(page)).toContainText('1 more waiting')
  await expect(frameButton(page, 'Decline')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  for (const sent of [first, second]) expect(await resultOf(sent)).toContain('Request was aborted')
  const third = await request(page, 'personal_sign', ['0x7468726565', evm])
  await expect(summary(page)).toContainText('three')
  await expect(walletFrame(page).getByText('three')).toBeVisible()
  await decide(page, 'Approve')
  expect(await resultOf(third)).toMatch(/^"0x[\da-f]{130}"$/)
})

test('approvals: two requests are approved one after the other', async ({ visit, servers }) => {
  const page = await visit('playground', { query: { email: 'on' } })
  const { evm } = await logInByEmail(page, servers.gateway.url)
  const first = await request(page, 'personal_sign', ['0x6f6e65', evm])
  const second = await request(page, 'personal_sign', ['0x74776f', evm])
  await expect(summary(page)).toContainText('one')
  await decide(page, 'Approve', walletFrame(page).getByText('one', { exact: true }))
  await expect(summary(page)).toContainText('two')
  // On a phone in landscape, the frame and the summary scroll together.
  await page.setViewportSize({ width: 568, height: 320 })
  await expect(summary(page).locator('summary')).toBeInViewport()
  await decide(page, 'Approve', walletFrame(page).getByText('two', { exact: true }))
  for (const sent of [first, second]) expect(await resultOf(sent)).toMatch(/^"0x[\da-f]{130}"$/)
  await expect(dialogOf(page)).toHaveCount(0)
})

test('approvals: a reload drops the pending request, and a new request is shown again', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', { query: { email: 'on' } })
  const { evm } = await logInByEmail(page, servers.gateway.url)
  await request(page, 'personal_sign', ['0x6f6e65', evm])
  await expect(frameButton(page, 'Decline')).toBeVisible()
  await page.reload()
  await expect(page.getByTestId('network')).toHaveText('Ethereum')
  await expect(dialogOf(page)).toHaveCount(0)
  const sent = await request(page, 'personal_sign', ['0x74776f', evm])
  await expect(summary(page)).toContainText('two')
  await decide(page, 'Approve')
  expect(await resultOf(sent)).toMatch(/^"0x[\da-f]{130}"$/)
})

test('approvals: an unknown method is not sent, and the dialog says so', async ({ visit, servers }) => {
  const page = await visit('playground', { query: { email: 'on' } })
  await logInByEmail(page, servers.gateway.url)
  const sent = await request(page, 'eth_takeEverything', [])
  expect(await resultOf(sent)).toContain('Requested RPC call is not allowed')
  await expect(dialogOf(page).getByText('Action not allowed')).toBeVisible()
})

test('approvals: on Solana a transfer is shown, approved and arrives', async ({ visit, servers }) => {
  const page = await visit('playground', { query: { email: 'on', solana: 'on' } })
  const { url } = servers.gateway
  const { solana = '' } = await logInByEmail(page, url)
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'requestAirdrop', params: [solana, 3e9] })
  await fetch(`${url}/rpc/solana`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  await expect.poll(() => solBalance(url, solana)).toBeGreaterThan(2)
  const transaction = await solTransfer(url, solana, RECEIVER, 1)
  const before = await solBalance(url, RECEIVER)
  const sent = await request(page, 'solana_signAndSendTransaction', { transaction }, 'solana')
  await expect(summary(page).locator('[part="approve-amount"]').first()).toContainText('1 SOL')
  await expect(summary(page)).toContainText(RECEIVER)
  await expect(summary(page)).toContainText('Checked with the network.')
  await decide(page, 'Approve')
  expect(await resultOf(sent)).toContain('signature')
  await expect.poll(() => solBalance(url, RECEIVER)).toBe(before + 1)
})

test('approvals: a batch of a smart account is shown step by step, and all of it arrives', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', { query: { email: 'on' } })
  const { url } = servers.gateway
  const { evm } = await logInByEmail(page, url, 'smartAccount')
  await fund(url, evm)
  const receivers = [FRESH, OTHER] as const
  const before = await Promise.all(receivers.map((one) => chainBalance(url, 1, one)))
  const calls = receivers.map((to) => ({ to, value: ONE_ETHER }))
  const batch = { version: '2.0.0', chainId: '0x1', from: evm, atomicRequired: true, calls }
  const sent = await request(page, 'wallet_sendCalls', [batch])
  await expect(summary(page)).toContainText('Approve 2 actions')
  for (const text of ['Step 1', 'Step 2', ...receivers]) await expect(summary(page)).toContainText(text)
  await expect(summary(page).locator('[part="approve-amount"]')).toContainText(['1 ETH', '1 ETH'])
  await expect(summary(page)).toContainText('The network fee comes on top.')
  await decide(page, 'Approve')
  // Not before the wallet has reported the batch’s block.
  await expect(page.locator('[part="approve-end"][data-phase="sent"]')).toBeVisible({ timeout: 20_000 })
  expect(await resultOf(sent)).toMatch(/0x[\da-f]{64}/)
  for (const [index, one] of receivers.entries())
    await expect.poll(() => chainBalance(url, 1, one)).toBe((before[index] ?? 0) + 1)
})

test('approvals: the view has no accessibility faults, Tab reaches the frame’s buttons, and Escape closes the view', async ({
  visit,
  servers,
  page: first,
}) => {
  await loadAxe(first)
  const page = await visit('playground', { query: { email: 'on' } })
  const { evm } = await logInByEmail(page, servers.gateway.url)
  const sent = await request(page, 'personal_sign', ['0x6f6e65', evm])
  await expect(frameButton(page, 'Decline')).toBeVisible()
  expect(await faultsOfAccess(page)).toEqual([])
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(frameButton(page, 'Decline')).toBeFocused({ timeout: 100 })
  }).toPass()
  // The focus is in the frame, which gets the key event and reports it to the page.
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  expect(await resultOf(sent)).toContain('Request was aborted')
})
