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
import { dialogOf } from './parts/dialog'
import { logIn, newAddress } from './parts/email'
import { decideInFrame } from './parts/embedded-login'
import { allowanceReader, amountIn, confirm, sendAs, spenderIn, swapped } from './parts/swaps'
import { expect, type Opening, test } from './test'

const USDC: Address = '0x023424befEb5ABA801129e5150A31A7b51c8d5b7'
const DAI: Address = '0xF711e47cB05047e52D14b465Cd8E776CC9e6BA35'
/** An account of the local chain that holds USDC. */
const HOLDER: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

type Visit = (example: 'playground', opening: Opening) => Promise<Page>

/** Logs in with an undeployed smart account that holds 123.456789 USDC. */
async function open(visit: Visit, url: string) {
  const chain = createTestClient({ mode: 'anvil', transport: http(`${url}/rpc/1`) }).extend(publicActions)
  const page = await visit('playground', { query: { swaps: 'on', data: 'on', email: 'on' } })
  const own: Address = `0x${(await logIn(page, url, newAddress())).slice(2)}`
  await chain.setBalance({ address: own, value: parseEther('2') })
  await sendAs(url, HOLDER, {
    to: USDC,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [own, 123_456_789n] }),
  })
  const held = (address: Address): Promise<bigint> =>
    chain.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [own] })
  return { page, dialog: dialogOf(page), chain, own, held }
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
  const { page, dialog, chain, own, held } = await open(visit, url)
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
