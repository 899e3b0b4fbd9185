import { type Address, createPublicClient, encodeFunctionData, erc20Abi, http, parseEther } from 'viem'
import { faultsOfAccess, loadAxe } from './parts/axe'
import {
  acceptAll,
  allowanceReader,
  amountIn,
  buyDai,
  chooseTo,
  confirm,
  confirmInWallet,
  openSwap,
  review,
  reviewEther,
  sendAs,
  spenderIn,
  swapped,
  visitConnected,
} from './parts/swaps'
import { approve, reject, walletWindow } from './parts/wallet-window'
import { expect, test } from './test'

// Chromium logs that a pool is missing.
test.use({ expectedErrors: /status of 400/ })

const USDC: Address = '0x023424befEb5ABA801129e5150A31A7b51c8d5b7'
/** A token that refuses to change an allowance from one non-zero amount to another. */
const RESET: Address = '0xE02124E064038D757f39884e122B67AF82A0259B'
const ACCOUNT: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('swaps: ETH for USDC, and USDC back with an allowance of exactly that amount', async ({
  page: first,
  visit,
  servers,
}) => {
  await loadAxe(first)
  const { url } = servers.gateway
  const page = await visitConnected(visit, url)
  const client = createPublicClient({ transport: http(`${url}/rpc/1`) })
  const heldUsdc = (): Promise<bigint> =>
    client.readContract({ address: USDC, abi: erc20Abi, functionName: 'balanceOf', args: [ACCOUNT] })

  const dialog = await openSwap(page)
  await chooseTo(dialog, 'USD Coin')
  await review(dialog, '0.1')
  const expected = await amountIn(dialog.locator('[part~="swaps-expected"]'))
  const minimum = await amountIn(dialog.locator('[part~="swaps-minimum"]'))
  expect(minimum).toBeCloseTo(expected * 0.99, 2)
  expect(await faultsOfAccess(page)).toEqual([])

  await confirm(dialog).click()
  await reject(page)
  await expect(dialog).toContainText('Not sent')
  await dialog.getByRole('button', { name: 'Back' }).click()
  const before = await heldUsdc()
  await expect(confirm(dialog)).toHaveText('Swap')
  await confirmInWallet(page, dialog)
  await swapped(dialog)
  const received = Number((await heldUsdc()) - before) / 1e6
  expect(received).toBeGreaterThanOrEqual(minimum)
  expect(received).toBeCloseTo(expected, 1)
  await expect(dialog).toContainText(`received ${received}`)
  expect(await faultsOfAccess(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)

  // Swapped back by the page, which gets the hash.
  const asked = page.evaluate(() =>
    window.latchkey.ask('Swap', { fromToken: 'usdc', toToken: 'native', amount: '100000000' }),
  )
  await expect(dialog.getByRole('textbox', { name: 'You pay' })).toHaveValue('100')
  await dialog.getByRole('button', { name: 'Review swap' }).click()
  await expect(dialog.locator('[part~="swaps-permission"]')).toHaveText('exactly 100 USDC')
  const spender = await spenderIn(dialog)
  const allowance = allowanceReader(url, USDC, { owner: ACCOUNT, spender })
  expect(await allowance()).toBe(0n)
  await expect(confirm(dialog)).toHaveText('Approve')
  await confirmInWallet(page, dialog)
  await expect(dialog).toHaveAccessibleName('Review swap')
  await expect(confirm(dialog)).toHaveText('Swap', { timeout: 20_000 })
  expect(await allowance()).toBe(100_000_000n)
  const least = await amountIn(dialog.locator('[part~="swaps-minimum"]'))
  const etherBefore = await client.getBalance({ address: ACCOUNT })
  await confirmInWallet(page, dialog)
  const { hash } = await asked
  await swapped(dialog)
  const receipt = await client.getTransactionReceipt({ hash: `0x${hash.slice(2)}` })
  const gained =
    (await client.getBalance({ address: ACCOUNT })) -
    etherBefore +
    receipt.gasUsed * receipt.effectiveGasPrice
  expect(gained).toBeGreaterThanOrEqual(parseEther(`${least}`))
  expect(await allowance()).toBe(0n)
})

test('swaps: a price or network that changed after the preview is shown before the wallet is asked', async ({
  visit,
  servers,
}) => {
  const { url } = servers.gateway
  const page = await visitConnected(visit, url)
  const dialog = await reviewEther(page, { to: 'Dai Stablecoin' })
  await expect(confirm(dialog)).toHaveText('Swap')
  const before = await amountIn(dialog.locator('[part~="swaps-minimum"]'))
  await buyDai(url)
  await confirm(dialog).click()
  await expect(dialog).toContainText('The price moved')
  await expect(confirm(dialog)).toHaveText('Accept price')
  expect(await amountIn(dialog.locator('[part~="swaps-minimum"]'))).toBeLessThan(before * 0.9)
  await expect(walletWindow(page)).toHaveCount(0)
  await confirm(dialog).click()
  await expect(confirm(dialog)).toHaveText('Swap')
  // The price has moved by a sixth.
  await expect(confirm(dialog)).toBeDisabled()
  await acceptAll(dialog)
  await confirmInWallet(page, dialog)
  await swapped(dialog)
  await dialog.getByRole('button', { name: 'Done' }).click()

  await reviewEther(page, { to: 'USD Coin' })
  await page.evaluate(() => window.testWallets.get('Keys')?.switchNetwork('eip155:8453'))
  await expect(dialog).toContainText('Your account or network changed')
  await expect(confirm(dialog)).toHaveCount(0)
})

test('swaps: warns of a token with a fee, of one that refuses transfers and of one without a pool', async ({
  visit,
  servers,
}) => {
  const page = await visitConnected(visit, servers.gateway.url)
  const dialog = await openSwap(page)
  await chooseTo(dialog, 'Dry Token')
  await dialog.getByRole('textbox', { name: 'You pay' }).fill('0.1')
  await expect(dialog.locator('[part~="swaps-caution"]')).toContainText('Insufficient liquidity')
  await expect(dialog.locator('[part~="swaps-review"]:enabled')).toHaveCount(0)
  for (const token of ['Stuck Token', 'Tax Token']) {
    await chooseTo(dialog, token)
    await review(dialog, '0.1')
    await expect(dialog.locator('[part~="swaps-caution"]')).toContainText('This swap would fail')
    await expect(confirm(dialog)).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  }
  await chooseTo(dialog, 'Toll Token')
  await review(dialog, '0.1')
  await expect(dialog.locator('[part~="swaps-caution"]')).toContainText('takes')
  const expected = await amountIn(dialog.locator('[part~="swaps-expected"]'))
  await confirmInWallet(page, dialog)
  await swapped(dialog)
  await expect(dialog).toContainText(`received ${expected}`)
})

test('swaps: a token that needs a reset has its allowance revoked, then granted, each explained', async ({
  visit,
  servers,
}) => {
  const { url } = servers.gateway
  const page = await visitConnected(visit, url)
  const dialog = await reviewEther(page, { to: 'Reset Token' })
  const spender = await spenderIn(dialog)
  await confirmInWallet(page, dialog)
  await swapped(dialog)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)

  const allowance = allowanceReader(url, RESET, { owner: ACCOUNT, spender })
  await sendAs(url, ACCOUNT, {
    to: RESET,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 5n] }),
  })
  expect(await allowance()).toBe(5n)
  const asked = page.evaluate(() =>
    window.latchkey.ask('Swap', { fromToken: 'reset', toToken: 'native', amount: '10000000000000000000' }),
  )
  await dialog.getByRole('button', { name: 'Review swap' }).click()
  await expect(dialog.locator('[part~="swaps-permission"]')).toHaveText('exactly 10 RESET')
  await expect(dialog).toContainText('needs two approvals')
  await expect(confirm(dialog)).toHaveText('Approve')
  await confirm(dialog).click()
  await expect(dialog).toContainText('First of two')
  await approve(page, /./)
  await expect(dialog).toContainText('The contract may take this once', { timeout: 20_000 })
  await expect(dialog).not.toContainText('needs two approvals')
  expect(await allowance()).toBe(0n)
  await expect(confirm(dialog)).toHaveText('Approve')
  await confirmInWallet(page, dialog)
  await expect(confirm(dialog)).toHaveText('Swap', { timeout: 20_000 })
  expect(await allowance()).toBe(10n ** 19n)
  await confirmInWallet(page, dialog)
  await asked
  await swapped(dialog)
  expect(await allowance()).toBe(0n)
})
