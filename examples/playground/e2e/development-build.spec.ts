import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runProgram } from '../../../scripts/build/run-program'
import { dialogOf, openAccount } from './parts/dialog'
import { chainWallets, connectFirst } from './parts/multichain-wallets'
import { buyArrived, openBuy, openRamp } from './parts/onramp'
import { ask, ended, ether } from './parts/payments'
import { confirmSend, newReceiver, openSend, previewSend, sendArrived } from './parts/send'
import { chooseTo, confirm, openSwap, review, swapped } from './parts/swaps'
import { serveDist } from './servers/serve-dist'
import { test as base, expect } from './test'

const playground = fileURLToPath(new URL('..', import.meta.url))

/**
 * The playground as a host's developer has it: with React's development code, which mounts twice and reads the properties of
 * props, and with our messages for developers. Its console must stay empty.
 */
const test = base.extend<object, object>({
  servers: [
    async ({ servers }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'latchkey-development-'))
      const vite = join(playground, 'node_modules/vite/bin/vite.js')
      const args = ['build', '--mode', 'development', '--outDir', folder, '--emptyOutDir']
      await runProgram(vite, args, playground, { NODE_ENV: 'development' })
      const { gateway, relay, frame, siwxServer } = servers
      const hosts = [gateway.url, relay.url, siwxServer.url]
      const site = await serveDist('playground', hosts, folder, undefined, [gateway.url], [frame.url])
      await use({ ...servers, sites: { ...servers.sites, playground: site } })
      await site.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
// One build for all tests.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

test('development build: a swap, a transfer and a purchase in a popup leave the console empty', async ({
  visit,
  servers: { gateway },
}) => {
  const query = { data: 'on', send: 'on', swaps: 'on', onramp: 'on' }
  const page = await visit('playground', { wallets: chainWallets(gateway.url).slice(0, 1), query })
  await connectFirst(page, 'Ada')

  const swap = await openSwap(page)
  await chooseTo(swap, 'USD Coin')
  await review(swap, '0.01')
  await confirm(swap).click()
  await swapped(swap)
  await swap.getByRole('button', { name: 'Done' }).click()

  const send = await openSend(page)
  await previewSend(send, '0.001', newReceiver())
  await confirmSend(send)
  await sendArrived(send)
  await send.getByRole('button', { name: 'Done' }).click()

  await openBuy(page)
  const popup = await openRamp(page)
  await popup.getByRole('button', { name: 'Buy', exact: true }).click()
  await buyArrived(page)
})

test('development build: the devtools show a connection while the dialog is open, and what it changed', async ({
  visit,
  servers: { gateway },
}) => {
  const page = await visit('playground', {
    wallets: chainWallets(gateway.url).slice(0, 1),
    query: { data: 'on' },
  })
  const devtools = page.locator('[data-latchkey-devtools]')
  await connectFirst(page, 'Ada')

  await page.keyboard.press('Control+Backquote')
  const panel = devtools.getByRole('region', { name: 'Latchkey devtools' })
  const search = panel.getByRole('searchbox', { name: 'Search the timeline' })
  await search.fill('session:connected')
  await panel.getByRole('button', { name: 'session:connected' }).first().click()
  const chosen = panel.getByRole('region', { name: 'Chosen entry' })
  await chosen
    .getByRole('button', { name: /session: / })
    .first()
    .click()
  await expect(chosen.getByRole('list', { name: 'Changes' })).toContainText('connections')
  await expect(panel).not.toContainText(/0x[\da-f]{40}/i)

  await openAccount(page)
  await panel.getByRole('tab', { name: 'Views' }).click()
  await expect(panel.getByRole('row', { name: /Account/ })).toContainText('shown')
  await panel.getByRole('tab', { name: 'Plugins' }).click()
  await expect(panel.getByRole('row', { name: /cloud ready/ })).toContainText('hidden')
  await panel.getByRole('button', { name: 'Close devtools' }).click()
  await expect(dialogOf(page)).toBeVisible()
  await expect(panel).toBeHidden()
})

test('development build: a social login and a payment at an exchange show their popups', async ({
  visit,
}) => {
  const page = await visit('playground', { query: { socials: 'on', pay: 'on', data: 'on' } })
  const dialog = dialogOf(page)
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  const login = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Continue with Google' }).click()
  await (await login).getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden({ timeout: 20_000 })

  await ask(page, ether('eip155:8453', newReceiver(), '0.01'))
  const opening = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Pay with Lantern Exchange' }).click()
  const exchange = await opening
  await exchange.getByRole('button', { name: 'Pay now' }).click()
  await expect.poll(() => ended(page), { timeout: 30_000 }).toMatchObject({ receipt: { type: 'exchange' } })
})
