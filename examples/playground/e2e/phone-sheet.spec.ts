import { dialogOf, openList, walletRow } from './parts/dialog'
import { expect, test } from './test'

const SMALLEST_TARGET = 48

test('phone: the dialog is a sheet at the bottom with large touch targets @phone-only @phone', async ({
  visit,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('playground')
  await openList(page)
  await expect(walletRow(page, 'Brass Wallet')).toBeVisible()
  const card = await dialogOf(page).locator('[part~="card"]').boundingBox()
  const screen = page.viewportSize()
  if (!card || !screen) throw new Error('There is no sheet.')
  expect(Math.round(card.x)).toBe(0)
  expect(Math.round(card.width)).toBe(screen.width)
  expect(Math.round(card.y + card.height)).toBe(screen.height)
  expect(card.y).toBeGreaterThan(0)
  for (const row of await dialogOf(page).getByRole('listitem').getByRole('button').all())
    expect((await row.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(SMALLEST_TARGET)
})

for (const [by, selector] of [
  ['its handle', '[part~="handle"]'],
  ['a wallet of a list that is at its start', '[part~="wallet"]'],
] as const)
  test(`phone: pulling the sheet down by ${by} closes it @phone-only @phone`, async ({
    visit,
    page,
    context,
  }) => {
    await visit('playground')
    await openList(page)
    const grip = dialogOf(page).locator(selector).first()
    // A trial click resolves once the element is stable.
    await grip.click({ trial: true })
    const box = await grip.boundingBox()
    if (!box) throw new Error(`There is no ${by}.`)
    const finger = await context.newCDPSession(page)
    const x = box.x + box.width / 2
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number): Promise<unknown> =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    await touch('touchStart', box.y + 2)
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', box.y + step * 40)
    await touch('touchEnd', 0)
    await expect(dialogOf(page)).toHaveCount(0)
  })
