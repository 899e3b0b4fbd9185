import { dialogOf, pageButton, walletRow } from './parts/dialog'
import { expect, test } from './test'

test.describe('missing files:', () => {
  test.use({ expectedErrors: /Failed to (load resource|fetch)|404|ERR_FAILED|error loading dynamically/i })

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
    await expect(notice).toContainText('This could not be loaded.')
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
})
