import { waitForReceipt } from '@latchkey-examples/local-services'
import type { Locator, Page } from '@playwright/test'
import { type Address, createPublicClient, erc20Abi, type Hex, http, parseEther } from 'viem'
import { expect, localNetworks, type Opening } from '../test'
import { dialogOf, openAccount, openList, pressAction, walletRow } from './dialog'
import { approve } from './wallet-window'

const DAI: Address = '0xF711e47cB05047e52D14b465Cd8E776CC9e6BA35'
/** A second account, whose swaps move the price. */
const OTHER: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

export async function openSwap(page: Page): Promise<Locator> {
  await openAccount(page)
  const dialog = dialogOf(page)
  await pressAction(dialog, 'Swap')
  await expect(dialog).toHaveAccessibleName('Swap')
  return dialog
}

export async function chooseTo(dialog: Locator, name: string): Promise<void> {
  await dialog.locator('[part~="swaps-to"]').click()
  await dialog.locator('[part~="token"]').filter({ hasText: name }).click()
  await expect(dialog.locator('[part~="swaps-to"]')).toContainText(name)
}

/** Enters an amount, waits for the price and opens the preview. */
export async function review(dialog: Locator, amount: string): Promise<void> {
  await dialog.getByRole('textbox', { name: 'You pay' }).fill(amount)
  await expect(dialog.locator('[part~="swaps-promised"]')).toBeVisible()
  await dialog.getByRole('button', { name: 'Review swap' }).click()
  await expect(dialog).toHaveAccessibleName('Review swap')
}

export const confirm = (dialog: Locator): Locator => dialog.locator('[part~="swaps-confirm"]')

/** Ticks every box of the review that has to be accepted. */
export async function acceptAll(dialog: Locator): Promise<void> {
  for (const box of await dialog.locator('[part~="swaps-accept"] input').all()) await box.check()
}

export async function swapped(dialog: Locator): Promise<void> {
  await expect(dialog.locator('[part~="swaps-end"]')).toHaveAttribute('data-phase', 'confirmed', {
    timeout: 20_000,
  })
}

/** The number at the beginning of a text. */
export const amountIn = async (locator: Locator): Promise<number> =>
  Number.parseFloat(((await locator.textContent()) ?? '').replaceAll(',', ''))

/** Opens the swap form, fills in a swap of ether and opens the preview. */
export async function reviewEther(
  page: Page,
  { to, amount = '0.1' }: { readonly to: string; readonly amount?: string },
): Promise<Locator> {
  const dialog = await openSwap(page)
  await chooseTo(dialog, to)
  await review(dialog, amount)
  return dialog
}

/** Confirms the preview and approves in the wallet. */
export async function confirmInWallet(page: Page, dialog: Locator): Promise<void> {
  await confirm(dialog).click()
  await approve(page, /./)
}

/** Opens the playground with swaps and a wallet with a visible window, and connects it. */
export async function visitConnected(
  visit: (example: 'playground', opening: Opening) => Promise<Page>,
  gateway: string,
): Promise<Page> {
  const networks = localNetworks(gateway)
  const page = await visit('playground', {
    wallets: [{ name: 'Keys', rdns: 'example.keys', confirm: 'visible', networks }],
    query: { swaps: 'on', data: 'on' },
  })
  await openList(page)
  await walletRow(page, 'Keys').click()
  await approve(page, /./)
  await expect(dialogOf(page)).toHaveCount(0)
  return page
}

/** The spender of the requested allowance, as the preview shows it. */
export async function spenderIn(dialog: Locator): Promise<Address> {
  const text = (await dialog.locator('[part~="swaps-spender"]').textContent()) ?? ''
  return `0x${text.replace(/^0x/, '')}`
}

/** Returns a function that reads the account's allowance for a contract, in smallest units. */
export function allowanceReader(
  gateway: string,
  token: Address,
  { owner, spender }: { readonly owner: Address; readonly spender: Address },
): () => Promise<bigint> {
  const client = createPublicClient({ transport: http(`${gateway}/rpc/1`) })
  return () =>
    client.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'allowance',
      args: [owner, spender],
    })
}

/** Moves the price of the pool by about a sixth, from another account. */
export async function buyDai(gateway: string): Promise<void> {
  const caip = (address: string): string => `eip155:1:${address}`
  const built = await fetch(`${gateway}/data/v1/convert/build-transaction`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: gateway },
    body: JSON.stringify({
      amount: parseEther('100').toString(),
      eip155: { slippage: 50 },
      projectId: 'local',
      from: caip('0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'),
      to: caip(DAI),
      userAddress: caip(OTHER),
    }),
  })
  const { tx } = await built.json()
  await sendAs(gateway, OTHER, { to: tx.to.split(':')[2], data: tx.data, value: '0x56bc75e2d63100000' })
}

/** Sends a transaction of a dev account through the node, without a wallet. */
export async function sendAs(
  gateway: string,
  from: Address,
  transaction: { readonly to: string; readonly data: Hex; readonly value?: Hex },
): Promise<void> {
  const client = createPublicClient({ transport: http(`${gateway}/rpc/1`) })
  const sent = await fetch(`${gateway}/rpc/1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_sendTransaction',
      // A fixed gas limit: an estimate made in the second of the previous swap would be too low.
      params: [{ from, gas: '0x61a80', ...transaction }],
    }),
  })
  const { result } = await sent.json()
  expect((await waitForReceipt(client, result)).status).toBe('success')
}
