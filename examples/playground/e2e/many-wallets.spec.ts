import type { Locator, Page } from '@playwright/test'
import { announceMany } from './page/announce-many'
import { closeDialog, dialogOf, openList } from './parts/dialog'
import { expect, test } from './test'

const MANY = 1_000

function rowsOf(page: Page): Locator {
  return dialogOf(page).locator('[part~="wallet"]')
}

/** Elements in the open dialog. */
async function elementsOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.querySelector('[data-latchkey]')?.shadowRoot
    return root?.querySelectorAll('dialog[open] *').length ?? 0
  })
}

async function scrollTo(page: Page, edge: 'start' | 'end'): Promise<void> {
  await dialogOf(page)
    .locator('[part~="scroll-area"]')
    // The list's scroll container is inside that of the dialog.
    .last()
    .evaluate((area, to) => area.scrollTo(0, to === 'end' ? area.scrollHeight : 0), edge)
}

async function askedOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...new Set<string>(Reflect.get(window, 'askedOfMany'))])
}

async function openMany(page: Page, visit: () => Promise<Page>, count = MANY): Promise<Locator> {
  await page.addInitScript(announceMany, { count, oneByOne: false })
  await visit()
  const dialog = await openList(page)
  await expect(dialog.getByRole('searchbox')).toBeVisible()
  await expect(rowsOf(page).first()).toContainText('Wallet 1')
  return dialog
}

test('many wallets: a thousand need hardly more elements than twenty @phone', async ({
  page,
  context,
  visit,
}) => {
  const small = await context.newPage()
  await openMany(small, () => visit('minimal', {}, small), 20)
  const few = await elementsOf(small)
  // Pages in the background are not rendered.
  await small.close()
  await openMany(page, () => visit('minimal'))
  await expect(dialogOf(page).locator(`li[aria-setsize="${MANY}"]`).first()).toBeVisible()
  for (const edge of ['end', 'start'] as const) {
    await scrollTo(page, edge)
    await expect(
      rowsOf(page).filter({ hasText: edge === 'end' ? /^W?Wallet 1000/ : /^W?Wallet 1(\D|$)/ }),
    ).toBeVisible()
    expect(await elementsOf(page)).toBeLessThan(few * 2)
  }
  expect(await page.evaluate(() => window.pageWatch.violations)).toEqual([])
})

test('many wallets: in a list of a thousand the search works and the last wallet connects @phone', async ({
  page,
  visit,
}) => {
  const dialog = await openMany(page, () => visit('minimal'))
  const search = dialog.getByRole('searchbox')
  await search.fill('wallet 777')
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(rowsOf(page)).toContainText('Wallet 777')
  await search.fill('')
  await scrollTo(page, 'end')
  await rowsOf(page)
    .filter({ hasText: `Wallet ${MANY}` })
    .click()
  await expect(page.getByRole('button', { name: 'Sign' })).toBeVisible()
  expect(await askedOf(page)).toEqual([`Wallet ${MANY}`])
})

test('many wallets: the keyboard reaches the last of a thousand rows and keeps its row while scrolling', async ({
  page,
  visit,
}) => {
  const dialog = await openMany(page, () => visit('minimal'))
  await dialog.getByRole('searchbox').focus()
  const focused = (): Promise<string | undefined> =>
    page.evaluate(() => {
      const root = document.querySelector('[data-latchkey]')?.shadowRoot
      return root?.activeElement?.querySelector('[part="list-row-title"]')?.textContent
    })
  // In some states the search field is followed by a button that clears it.
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab')
      return focused()
    })
    .toBe('Wallet 1')
  await page.keyboard.press('End')
  await expect.poll(focused).toBe(`Wallet ${MANY}`)
  await page.keyboard.press('ArrowUp')
  expect(await focused()).toBe(`Wallet ${MANY - 1}`)
  await scrollTo(page, 'start')
  await expect(rowsOf(page).filter({ hasText: /^W?Wallet 1(\D|$)/ })).toBeVisible()
  expect(await focused()).toBe(`Wallet ${MANY - 1}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sign' })).toBeVisible()
  expect(await askedOf(page)).toEqual([`Wallet ${MANY - 1}`])
})

test('many wallets: the open list gets a thousand that are announced one by one', async ({ page, visit }) => {
  await visit('minimal')
  const dialog = await openList(page)
  const errors = await page.evaluate(() => {
    const seen: string[] = []
    addEventListener('error', ({ message }) => seen.push(message))
    Object.assign(globalThis, { windowErrors: seen })
    return seen.length
  })
  expect(errors).toBe(0)
  await page.evaluate(announceMany, { count: MANY, oneByOne: true })
  await expect(dialog.locator(`li[aria-setsize="${MANY}"]`).first()).toBeVisible()
  // A field above the rows would move them under the pointer, so it is there from the next opening on.
  await closeDialog(page)
  await openList(page)
  await dialog.getByRole('searchbox').fill(`wallet ${MANY}`)
  await expect(rowsOf(page)).toHaveCount(1)
  expect(await page.evaluate(() => Reflect.get(window, 'windowErrors'))).toEqual([])
})
