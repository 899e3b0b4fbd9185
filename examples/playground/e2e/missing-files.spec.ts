import type { Locator, Page } from '@playwright/test'
import { Keypair } from '@solana/web3.js'
import { dialogOf, openList, pageButton, walletRow } from './parts/dialog'
import { chainWallets, connectFirst } from './parts/multichain-wallets'
import { withKeys, withKeysConnected } from './parts/prepared-users'
import { confirmSend, newReceiver, openSend, previewSend, sendArrived } from './parts/send'
import { expect, type Opening, test } from './test'

/** Resolves once a second has gone by in which no script has come. */
async function scriptsToHaveCome(page: Page): Promise<void> {
  let before = -1
  const count = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name)).length,
    )
  await expect(async () => {
    const now = await count()
    const same = now === before
    before = now
    expect(same).toBe(true)
  }).toPass({ intervals: [1_000] })
}

test.describe('missing files:', () => {
  test.use({
    expectedErrors: /Failed to (load resource|fetch)|404|ERR_FAILED|error loading dynamically|Couldn’t load/i,
  })

  test('missing files: a click says so where the dialog itself is gone, busy meanwhile, and a reload opens it', async ({
    page,
    visit,
  }) => {
    await visit('playground')
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/create-shell.*\.js$/, async (route) => {
      await held
      await route.fulfill({ status: 404, body: '' })
    })
    const button = pageButton(page, 'connect')
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    release()
    const notice = page.locator('body > dialog:modal')
    await expect(notice).toContainText('Couldn’t load this.')
    await expect(notice.getByRole('button', { name: 'Reload page' })).toBeVisible()
    await expect(button).toHaveAttribute('aria-busy', 'false')
    await page.keyboard.press('Escape')
    await expect(notice).toHaveCount(0)
    await expect(button).toBeFocused()

    await button.click()
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(notice).toHaveCount(1)
    await page.unroute(/create-shell.*\.js$/)
    await notice.getByRole('button', { name: 'Reload page' }).click()
    await expect(notice).toHaveCount(0)
    await button.click()
    await expect(walletRow(page, 'Brass Wallet')).toBeVisible()
    await expect(dialogOf(page)).toHaveCount(1)
  })

  for (const [what, open] of [
    ['the screen of a wallet that connects', openList],
    ['the account screen', undefined],
  ] as const)
    test(`missing files: ${what} says so, and another try shows it`, async ({ visit, servers }) => {
      // A page that is never idle has not fetched the screen before it is pressed.
      const query = { preload: 'intent' }
      const { page } = await (open ? withKeys : withKeysConnected)(visit, servers, query)
      await open?.(page)
      await page.route(/\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
      await (open ? walletRow(page, /^Keys/) : pageButton(page, 'account')).click()
      const dialog = dialogOf(page)
      await expect(dialog.getByRole('alert')).toContainText('Couldn’t load this part')
      await expect(dialog.getByRole('button', { name: 'Reload page' })).toBeVisible()
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await expect(dialog.getByRole('alert')).toContainText('Couldn’t load this part')
      await page.unroute(/\.js$/)
      await dialog.getByRole('button', { name: 'Try again' }).click()
      if (open) await expect(page.getByTestId('status')).toHaveText('connected')
      else await expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeVisible()
    })

  for (const [chain, wallet, receiver] of [
    ['Ethereum', 'Ada', newReceiver()],
    ['Solana', 'Mira', Keypair.generate().publicKey.toBase58()],
  ] as const) {
    const openReview = async (
      visit: (example: 'playground', opening: Opening) => Promise<Page>,
      gateway: string,
    ): Promise<Locator> => {
      const wallets = chainWallets(gateway).filter(({ name }) => name === wallet)
      const page = await visit('playground', { wallets, query: { send: 'on', solana: 'on' } })
      await connectFirst(page, wallet)
      const dialog = await openSend(page)
      await previewSend(dialog, '0.1', receiver)
      await expect(dialog.locator('[part~="send-fee"]')).toBeVisible()
      return dialog
    }

    test(`missing files: a transfer on ${chain} whose review has been read needs no other one`, async ({
      visit,
      servers,
    }) => {
      const dialog = await openReview(visit, servers.gateway.url)
      await scriptsToHaveCome(dialog.page())
      await dialog.page().route(/\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
      await confirmSend(dialog)
      await sendArrived(dialog)
    })

    test(`missing files: a transfer on ${chain} is not asked for where it could not be shown`, async ({
      page,
      visit,
      servers,
    }) => {
      let isGone = true
      await page.route(/\.js$/, async (route) => {
        const response = await route.fetch()
        const isShowing = /\bTransactionRequest:\s*\{\s*component/.test(await response.text())
        await (isShowing && isGone ? route.fulfill({ status: 404, body: '' }) : route.fulfill({ response }))
      })
      const dialog = await openReview(visit, servers.gateway.url)
      await confirmSend(dialog)
      await expect(dialog.getByRole('alert')).toContainText('Couldn’t load')
      await expect(dialog).toHaveAccessibleName('Review')
      isGone = false
      await confirmSend(dialog)
      await sendArrived(dialog)
    })
  }
})
