import { dialogOf } from './parts/dialog'
import { confirm, visitConnected } from './parts/swaps'
import { walletWindow } from './parts/wallet-window'
import { expect, test } from './test'

// Chromium logs failed responses.
test.use({ expectedErrors: /Failed to load resource|HTTP status code|unreadable reply/ })

const lies = [
  ['data:swap-approve', 'bigger-approval', 'asked for the wrong permission'],
  ['data:swap-approve', 'other-spender', 'asked for the wrong permission'],
  ['data:swap-approve', 'other-target', 'asked for the wrong permission'],
  ['data:swap-build', 'other-target', 'prepared something else'],
  ['data:swap-build', 'other-amount', 'prepared something else'],
] as const

test('swaps: a transaction that differs from the request is refused before the wallet is asked', async ({
  visit,
  servers,
}) => {
  const { gateway } = servers
  const page = await visitConnected(visit, gateway.url)
  const dialog = dialogOf(page)
  await page.evaluate(
    () =>
      void window.latchkey.open('Swap', {
        fromToken: 'DAI',
        toToken: 'native',
        amount: '70000000000000000000',
      }),
  )
  await expect(dialog.locator('[part~="swaps-promised"]')).toBeVisible()
  for (const [service, kind, sentence] of lies) {
    await gateway.fault({ service, kind })
    await dialog.getByRole('button', { name: 'Review swap' }).click()
    await expect(dialog.locator('[part~="swaps-caution"]')).toContainText(sentence)
    await expect(confirm(dialog)).toHaveCount(0)
    await expect(walletWindow(page)).toHaveCount(0)
    await gateway.reset()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(confirm(dialog)).toHaveText('Approve')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  }
  // A swap of ether needs no allowance to compare the target with, but the simulation shows that nothing is
  // received.
  await page.evaluate(() => void window.latchkey.close())
  await expect(dialog).toHaveCount(0)
  await gateway.fault({ service: 'data:swap-build', kind: 'other-target' })
  await page.evaluate(
    () =>
      void window.latchkey.open('Swap', {
        fromToken: 'native',
        toToken: 'USDC',
        amount: '100000000000000000',
      }),
  )
  await expect(dialog.locator('[part~="swaps-promised"]')).toBeVisible()
  await dialog.getByRole('button', { name: 'Review swap' }).click()
  await expect(dialog.locator('[part~="swaps-caution"]')).toContainText('prepared something else')
  await expect(confirm(dialog)).toHaveCount(0)
})

const inPreview = ['data:swap-allowance', 'data:swap-approve', 'data:swap-build'] as const
const troubles = [{ kind: 'status', status: 500 }, { kind: 'cut' }, { kind: 'garbage' }] as const

test('swaps: when the service fails at any step the user can retry, and no wallet is asked', async ({
  visit,
  servers,
}) => {
  const { gateway } = servers
  const page = await visitConnected(visit, gateway.url)
  const dialog = dialogOf(page)
  const caution = dialog.locator('[part~="swaps-caution"]')
  const open = (): Promise<void> =>
    page.evaluate(
      () =>
        void window.latchkey.open('Swap', {
          fromToken: 'DAI',
          toToken: 'native',
          amount: '1000000000000000000',
        }),
    )
  await gateway.fault({ service: 'data:swap-tokens', kind: 'status', status: 500 })
  await open()
  await expect(dialog).toContainText('Couldn’t load the tokens')
  await gateway.reset()
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeEnabled({ timeout: 40_000 })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.locator('[part~="swaps-promised"]')).toBeVisible()
  for (const [index, trouble] of troubles.entries()) {
    await page.evaluate(() => void window.latchkey.close())
    await gateway.fault({ service: 'data:swap-quotes', ...trouble })
    await open()
    await expect(caution).toBeVisible()
    await gateway.reset()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.locator('[part~="swaps-promised"]')).toBeVisible()
    const service = inPreview[index] ?? inPreview[0]
    await gateway.fault({ service, ...trouble })
    await dialog.getByRole('button', { name: 'Review swap' }).click()
    await expect(caution).toBeVisible()
    await expect(confirm(dialog)).toHaveCount(0)
    await gateway.reset()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(confirm(dialog)).toHaveText('Approve')
  }
  await expect(walletWindow(page)).toHaveCount(0)
})
