import type { Locator, Page } from '@playwright/test'
import type { TestWallet } from './page/globals'
import { dialogOf, walletRow } from './parts/dialog'
import { nameOfFocused } from './parts/tab-to'
import { expect, test } from './test'

/** So many wallets that the list has a search field and scrolls, even on a tall phone. */
const wallets: readonly TestWallet[] = [
  'Alpha',
  'Bravo',
  'Carol',
  'Delta',
  'Echo',
  'Fox',
  'Golf',
  'Hotel',
  'India',
  'Juliet',
  'Kilo',
  'Lima',
].map((name) => ({ name, rdns: `example.${name.toLowerCase()}` }))
const hosts = ['Radix', 'MUI', 'React Aria', 'native'] as const

/** A dialog of another library in the host's page, with content that must not change. */
interface HostDialog {
  readonly dialog: Locator
  readonly note: Locator
  readonly count: Locator
  readonly small: Locator
  readonly opener: Locator
}

async function openHost(page: Page, name: string): Promise<HostDialog> {
  await page.getByRole('button', { name: `Open ${name}` }).click()
  const dialog = page.getByRole('dialog', { name, exact: true })
  const host = {
    dialog,
    note: dialog.getByLabel('Note'),
    count: dialog.getByRole('button', { name: /^Counted/ }),
    small: dialog.getByRole('region', { name: 'Small print' }),
    opener: dialog.locator('[data-latchkey-button]'),
  }
  await host.note.fill('kept')
  await host.count.click()
  await host.small.evaluate((region) => region.scrollTo(0, 40))
  return host
}

/** Retries, because the first click may come while the host's dialog is still animated. */
async function openOurs(page: Page, { opener }: HostDialog): Promise<Locator> {
  await opener.click()
  const ours = dialogOf(page)
  await expect(walletRow(page, 'Alpha')).toBeVisible()
  return ours
}

/** Expects the host's dialog to be unchanged. */
async function expectUntouched(page: Page): Promise<void> {
  const left = await page.evaluate(() => {
    const dialog = document.querySelector('dialog[open], [role="dialog"]')
    const region = dialog?.querySelector('section.scroll')
    return {
      note: dialog?.querySelector('input')?.value,
      count: [...(dialog?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)[0],
      scrolled: region?.scrollTop,
    }
  })
  expect(left).toEqual({ note: 'kept', count: 'Counted 1', scrolled: 40 })
}

for (const name of hosts) {
  test(`${name}: click, type, wheel and Escape reach our dialog only @phone`, async ({ visit, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit('host-dialogs', { wallets })
    const host = await openHost(page, name)
    const ours = await openOurs(page, host)
    await expectUntouched(page)

    // Our list scrolls, the host's dialog does not.
    const scrolled = (): Promise<number> =>
      ours.evaluate((dialog) =>
        Math.max(...[...dialog.querySelectorAll('*')].map(({ scrollTop }) => scrollTop)),
      )
    await walletRow(page, 'Alpha').hover()
    await page.mouse.wheel(0, 200)
    await expect.poll(scrolled).toBeGreaterThan(0)
    await expectUntouched(page)

    // Typed text goes into our field, even if the host's dialog tries to take the focus back.
    const search = ours.getByRole('searchbox')
    await search.click()
    await page.keyboard.type('bravo', { delay: 30 })
    await expect(search).toHaveValue('bravo')
    await expect(search).toBeFocused()
    await expect(walletRow(page, 'Alpha')).toHaveCount(0)
    await expectUntouched(page)

    await page.keyboard.press('Escape')
    await expect(ours).toHaveCount(0)
    await expectUntouched(page)
    await expect(host.opener).toBeFocused()

    // After our dialog has closed the host's dialog works as before.
    await host.count.click()
    await expect(host.count).toHaveText('Counted 2')
    await host.note.fill('still mine')
    await page.keyboard.press('Escape')
    await expect(host.dialog).toBeHidden()
    await expect(page.getByRole('button', { name: `Open ${name}` })).toBeFocused()
  })

  test(`${name}: a click beside our dialog closes ours, not theirs`, async ({ visit, page }) => {
    await visit('host-dialogs', { wallets })
    const ours = await openOurs(page, await openHost(page, name))
    await page.mouse.click(5, 5)
    await expect(ours).toHaveCount(0)
    await expectUntouched(page)
  })

  test(`${name}: our dialog can be used by keyboard and assistive technology, and connects`, async ({
    visit,
    page,
  }) => {
    await visit('host-dialogs', { wallets })
    const host = await openHost(page, name)
    await host.opener.focus()
    await page.keyboard.press('Enter')
    await expect(walletRow(page, 'Alpha')).toBeVisible()
    // `getByRole` does not find elements that are hidden from assistive technology.
    const ours = page.getByRole('dialog', { name: 'Connect wallet' })
    await expect(ours).toBeVisible()
    const hidden = await page.evaluate(() =>
      ['aria-hidden', 'inert'].filter((name) => document.querySelector(`[data-latchkey][${name}]`)),
    )
    expect(hidden).toEqual([])
    for (let tabs = 0; tabs < 30; tabs += 1) {
      await page.keyboard.press('Tab')
      const stray = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.matches('[data-latchkey]'),
      )
      expect(stray, `after ${tabs + 1} tabs`).toBe(false)
      if ((await nameOfFocused(page)).includes('Alpha')) break
    }
    await page.keyboard.press('Enter')
    await expect(host.dialog.getByTestId('inner-status')).toHaveText('connected')
    await expect(ours).toHaveCount(0)
    await expectUntouched(page)
    await host.dialog.getByRole('button', { name: 'Done' }).click()
    await expect(host.dialog).toBeHidden()
  })
}
