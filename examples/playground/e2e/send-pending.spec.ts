import type { Locator, Page } from '@playwright/test'
import { type Address, erc20Abi, type Hex, parseEther, parseGwei } from 'viem'
import { openAccount, pressAction } from './parts/dialog'
import {
  askedToSend,
  type Chain,
  type Opened,
  openChain,
  openWithKeys,
  withoutBlocks,
} from './parts/keys-wallet'
import { newReceiver } from './parts/send'
import { expect, test } from './test'

const USDC: Address = '0x023424befEb5ABA801129e5150A31A7b51c8d5b7'

async function toPreview({ page, dialog }: Opened, amount: string, to: string): Promise<void> {
  await openAccount(page)
  await pressAction(dialog, 'Send')
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await dialog.getByRole('textbox', { name: 'To' }).fill(to)
  await dialog.getByRole('button', { name: 'Review' }).click()
  await expect(dialog.locator('[part~="send-receiver"]')).toHaveText(to)
  await expect(dialog.locator('[part~="send-fee"]')).toBeVisible()
}
const confirm = (dialog: Locator): Promise<void> => dialog.locator('[part~="send-confirm"]').click()
async function ends(dialog: Locator, phase: string): Promise<void> {
  await expect(dialog.locator('[part~="send-end"]')).toHaveAttribute('data-phase', phase, { timeout: 20_000 })
}

/** Makes the wallet respond with the hash of another transaction than the requested one. */
async function sendsInstead(page: Page, hash: Hex): Promise<void> {
  await page.evaluate((id) => window.testWallets.get('Keys')?.answerNext('eth_sendTransaction', id), hash)
}

/** The wallet's pending transaction to a receiver. */
async function pendingOf(chain: Chain, to: Address) {
  const find = async () => {
    const { transactions } = await chain.getBlock({ blockTag: 'pending', includeTransactions: true })
    return transactions.find((one) => one.to?.toLowerCase() === to.toLowerCase())
  }
  await expect.poll(async () => (await find())?.hash).toBeDefined()
  const found = await find()
  if (!found) throw new Error('It is gone')
  return found
}

test('wallet: another amount or receiver than previewed is reported', async ({ visit, servers }) => {
  const opened = await openWithKeys(visit, servers)
  const { page, dialog, chain } = opened
  const receiver = newReceiver()
  const thief = newReceiver()
  for (const [to, ether, part] of [
    [receiver, '0.2', 'the amount'],
    [thief, '0.1', 'the receiver'],
  ] as const) {
    await toPreview(opened, '0.1', receiver)
    await sendsInstead(page, await chain.sendTransaction({ chain: null, to, value: parseEther(ether) }))
    await confirm(dialog)
    await ends(dialog, 'different')
    await expect(dialog).toContainText('Your wallet sent something else')
    await expect(dialog).toContainText(part)
    await dialog.getByRole('button', { name: 'Done' }).click()
  }
})

test('wallet: a transfer on another network is found there and reported', async ({
  page: first,
  visit,
  servers,
}) => {
  await first.clock.install()
  const opened = await openWithKeys(visit, servers)
  const { page, dialog, key } = opened
  const base = await openChain(servers, 8453, key)
  const receiver = newReceiver()
  await toPreview(opened, '0.1', receiver)
  await sendsInstead(
    page,
    await base.sendTransaction({ chain: null, to: receiver, value: parseEther('0.1') }),
  )
  await confirm(dialog)
  await expect(dialog).toContainText('On its way')
  await page.clock.fastForward(46_000)
  await ends(dialog, 'different')
  await expect(dialog).toContainText('the network')
  expect(await base.getBalance({ address: receiver })).toBe(parseEther('0.1'))
})

test('node: a dropped transaction is reported neither as confirmed nor as lost', async ({
  page: first,
  visit,
  servers,
}) => {
  await first.clock.install()
  const opened = await openWithKeys(visit, servers)
  const { page, dialog, chain } = opened
  const receiver = newReceiver()
  await toPreview(opened, '0.1', receiver)
  await withoutBlocks(chain, async () => {
    await confirm(dialog)
    await expect(dialog).toContainText('On its way')
    const { hash } = await pendingOf(chain, receiver)
    await chain.dropTransaction({ hash })
  })
  // Polls, because each wait ends with a read of the chain in real time.
  const end = dialog.locator('[part~="send-end"]')
  await expect(async () => {
    await page.clock.fastForward(30_000)
    await expect(end).toHaveAttribute('data-phase', 'dropped', { timeout: 1_000 })
  }).toPass({ timeout: 40_000 })
  await expect(dialog).toContainText('your wallet may send it again')
  expect(await chain.getBalance({ address: receiver })).toBe(0n)
})

test('page: after a reload a pending transfer is reported once confirmed', async ({ visit, servers }) => {
  const opened = await openWithKeys(visit, servers)
  const { page, dialog, chain } = opened
  const receiver = newReceiver()
  await toPreview(opened, '0.125', receiver)
  await withoutBlocks(chain, async () => {
    await confirm(dialog)
    await expect(dialog).toContainText('On its way')
    await pendingOf(chain, receiver)
    await page.reload()
    await expect(page.locator('[data-latchkey-button="account"]')).toBeVisible()
  })
  await expect(page.locator('[data-latchkey]')).toContainText('0.125 ETH is confirmed', { timeout: 20_000 })
  expect(await chain.getBalance({ address: receiver })).toBe(parseEther('0.125'))
})

test('wallet: sped-up and cancelled transfers are reported as such', async ({ visit, servers }) => {
  const opened = await openWithKeys(visit, servers)
  const { dialog, chain } = opened
  const dearer = { maxFeePerGas: parseGwei('200'), maxPriorityFeePerGas: parseGwei('20') }

  const receiver = newReceiver()
  await toPreview(opened, '0.1', receiver)
  await withoutBlocks(chain, async () => {
    await confirm(dialog)
    const { nonce, value } = await pendingOf(chain, receiver)
    // The page has read the first transaction from the chain before it is replaced.
    await expect(dialog).toContainText('On its way')
    await expect.poll(() => seenOf(opened.page)).toBe(true)
    await chain.sendTransaction({ chain: null, to: receiver, value, nonce, ...dearer })
  })
  await ends(dialog, 'repriced')
  expect(await chain.getBalance({ address: receiver })).toBe(parseEther('0.1'))
  await dialog.getByRole('button', { name: 'Done' }).click()

  const never = newReceiver()
  await toPreview(opened, '0.1', never)
  await withoutBlocks(chain, async () => {
    await confirm(dialog)
    const { nonce } = await pendingOf(chain, never)
    await expect.poll(() => seenOf(opened.page)).toBe(true)
    await chain.sendTransaction({ chain: null, to: chain.account.address, value: 0n, nonce, ...dearer })
  })
  await ends(dialog, 'cancelled')
  expect(await chain.getBalance({ address: never })).toBe(0n)
})

/** Whether the newest transfer was read from the network. */
async function seenOf(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { entries } = JSON.parse(window.latchkey.dehydrate()).states.transactions
    return entries.some(
      ({ sent, result }: { sent: { seen?: unknown }; result?: unknown }) => sent.seen && !result,
    )
  })
}

test('network: a fee that rises between preview and send is shown before the wallet is asked', async ({
  visit,
  servers,
}) => {
  const opened = await openWithKeys(visit, servers)
  const { page, dialog, chain } = opened
  const receiver = newReceiver()
  await toPreview(opened, '0.1', receiver)
  await chain.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei('90') })
  await chain.mine({ blocks: 1 })
  await confirm(dialog)
  await expect(dialog).toContainText('The network fee went up')
  expect(await askedToSend(page)).toBe(0)
  await confirm(dialog)
  await ends(dialog, 'confirmed')
  expect(await askedToSend(page)).toBe(1)
  expect(await chain.getBalance({ address: receiver })).toBe(parseEther('0.1'))
})

test('token: the exact amount of a token whose transfer returns nothing, as USDT’s, arrives', async ({
  visit,
  servers,
}) => {
  const opened = await openWithKeys(visit, servers)
  const { page, dialog, chain } = opened
  const [holder] = await chain
    .getAddresses()
    .then(() => ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'] as const)
  await chain.impersonateAccount({ address: holder })
  await chain.writeContract({
    account: holder,
    chain: null,
    address: USDC,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [chain.account.address, 5_000_000n],
  })
  const code = await chain.getCode({ address: USDC })
  const implementation = newReceiver()
  try {
    await chain.setCode({ address: implementation, bytecode: code ?? '0x' })
    await chain.setCode({ address: USDC, bytecode: silentTransfer(implementation) })
    const receiver = newReceiver()
    const sent = page.evaluate(
      ({ to, tokenAddress }) => window.latchkey.ask('WalletSend', { to, tokenAddress, amount: '1234567' }),
      { to: receiver, tokenAddress: USDC },
    )
    await dialog.getByRole('button', { name: 'Review' }).click()
    await expect(dialog.locator('[part~="send-fee"]')).toBeVisible()
    await confirm(dialog)
    await sent
    await ends(dialog, 'confirmed')
    const balance = { address: USDC, abi: erc20Abi, functionName: 'balanceOf', args: [receiver] } as const
    expect(await chain.readContract(balance)).toBe(1_234_567n)
  } finally {
    await chain.setCode({ address: USDC, bytecode: code ?? '0x' })
  }
})

/** Bytecode of a proxy whose `transfer` returns nothing. */
function silentTransfer(implementation: Address): Hex {
  const call = `3660006000376000600036600073${implementation.slice(2)}5af43d600060003e`
  const unlessItFailed = '15604157'
  const orIsTransfer = '60003560e01c63a9059cbb14604657'
  return `0x${call}${unlessItFailed}${orIsTransfer}3d6000f35b3d6000fd5b60006000f3`
}
