import type { Page } from '@playwright/test'
import {
  type Address,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  formatUnits,
  http,
  parseEther,
  publicActions,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { dialogOf, openList, walletRow } from './parts/dialog'
import { logIn, newAddress } from './parts/email'
import { decideInFrame } from './parts/embedded-login'
import { allowanceReader, amountIn, confirm, sendAs, spenderIn, swapped } from './parts/swaps'
import { expect, test } from './test'

const USDC: Address = '0x023424befEb5ABA801129e5150A31A7b51c8d5b7'
const DAI: Address = '0xF711e47cB05047e52D14b465Cd8E776CC9e6BA35'
/** An account of the local chain that holds USDC. */
const HOLDER: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function openChain(gateway: string) {
  return createTestClient({ mode: 'anvil', transport: http(`${gateway}/rpc/1`) }).extend(publicActions)
}
type Chain = ReturnType<typeof openChain>

/** Gives an account 2 ether and 123.456789 USDC. Returns a function that reads its balance of a token. */
async function fund(chain: Chain, gateway: string, own: Address) {
  await chain.setBalance({ address: own, value: parseEther('2') })
  await sendAs(gateway, HOLDER, {
    to: USDC,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [own, 123_456_789n] }),
  })
  return (address: Address): Promise<bigint> =>
    chain.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [own] })
}

/** Asks for a swap of 100.000001 USDC to DAI and opens the preview. */
async function previewSwap(page: Page): Promise<{ readonly ended: Promise<unknown> }> {
  const ended = page.evaluate(() =>
    window.latchkey.ask('Swap', { fromToken: 'usdc', toToken: 'dai', amount: '100000001' }),
  )
  await dialogOf(page).getByRole('button', { name: 'Review swap' }).click()
  return { ended }
}

test('swaps: an undeployed smart account gives the permission and swaps in one approval', async ({
  visit,
  servers,
}) => {
  const { url } = servers.gateway
  const chain = openChain(url)
  const page = await visit('playground', { query: { swaps: 'on', data: 'on', email: 'on' } })
  const own: Address = `0x${(await logIn(page, url, newAddress())).slice(2)}`
  const held = await fund(chain, url, own)
  const dialog = dialogOf(page)
  expect(await chain.getCode({ address: own })).toBeUndefined()

  const { ended } = await previewSwap(page)
  await expect(dialog.locator('[part~="swaps-permission"]')).toHaveText('exactly 100.000001 USDC')
  const allowance = allowanceReader(url, USDC, { owner: own, spender: await spenderIn(dialog) })
  const minimum = await amountIn(dialog.locator('[part~="swaps-minimum"]'))
  await expect(confirm(dialog)).toHaveText('Swap')
  await confirm(dialog).click()
  await decideInFrame(page, 'Approve')
  await swapped(dialog)
  await ended

  expect(await held(USDC)).toBe(23_456_788n)
  expect(await allowance()).toBe(0n)
  const received = formatUnits(await held(DAI), 18)
  expect(Number(received)).toBeGreaterThanOrEqual(minimum)
  const shown = received.slice(0, received.indexOf('.') + 7).replace(/\.?0+$/, '')
  await expect(dialog).toContainText(`received ${shown} DAI`)
})

test('swaps: a batch of a browser wallet is followed across a reload', async ({ visit, servers }) => {
  const { url } = servers.gateway
  const chain = openChain(url)
  const key = generatePrivateKey()
  const { address: own } = privateKeyToAccount(key)
  const wallet = { name: 'Keys', rdns: 'example.keys', accounts: [key], batches: true, remembers: true }
  const page = await visit('playground', { wallets: [wallet], query: { swaps: 'on', data: 'on' } })
  await openList(page)
  await walletRow(page, 'Keys').click()
  const dialog = dialogOf(page)
  await expect(dialog).toHaveCount(0)
  const held = await fund(chain, url, own)

  const { ended } = await previewSwap(page)
  // The page that asked is gone after the reload.
  ended.catch(() => undefined)
  await expect(confirm(dialog)).toHaveText('Swap')
  await chain.setAutomine(false)
  try {
    await confirm(dialog).click()
    await expect(dialog).toContainText('You can close this')
    await page.reload()
    await expect(page.locator('[data-latchkey-button="account"]')).toBeVisible()
    expect(await held(DAI)).toBe(0n)
  } finally {
    await chain.setAutomine(true)
    await chain.mine({ blocks: 1 })
  }
  const notice = page.locator('[data-latchkey]')
  await expect(notice).toContainText('100.000001 USDC is confirmed', { timeout: 20_000 })
  expect(await held(USDC)).toBe(23_456_788n)
  expect(await held(DAI)).toBeGreaterThan(0n)
})
