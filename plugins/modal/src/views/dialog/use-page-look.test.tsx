import { afterEach, expect, test } from 'vitest'
import { addScrollbar } from '../../test-support/add-scrollbar'
import { createModalPage } from '../../test-support/modal-page'

const root = document.documentElement
const ends: (() => void)[] = []

afterEach(() => {
  for (const end of ends.splice(0).reverse()) end()
})

function stylePage(rules: string): void {
  const sheet = document.createElement('style')
  sheet.textContent = rules
  document.head.append(sheet)
  ends.push(() => sheet.remove())
}

/** The colour that the page has been found to have, and the one beside it in the place of its scrollbar. */
function colours(): readonly string[] {
  for (const one of root.getAnimations()) one.finish()
  const styles = getComputedStyle(root)
  return [styles.getPropertyValue('--lk-canvas'), styles.backgroundColor]
}

test.each([
  ['root', root],
  ['body', document.body],
] as const)('page look: the place of the scrollbar follows the colour of the %s', async (_name, element) => {
  const name = element.localName
  stylePage(
    `${name} { background-color: rgb(255, 255, 255) } ${name}.dark { background-color: rgb(10, 20, 30) }`,
  )
  ends.push(addScrollbar())
  const page = createModalPage()
  ends.push(page.end)
  await page.open()
  const [light, besideLight] = colours()
  expect(light).toBe('rgb(255, 255, 255)')
  element.classList.add('dark')
  ends.push(() => element.classList.remove('dark'))
  await expect.poll(() => colours()[0]).toBe('rgb(10, 20, 30)')
  expect(getComputedStyle(root).backgroundImage).toContain('rgb(10, 20, 30)')
  expect(colours()[1]).not.toBe(besideLight)
  expect(colours()[1]).not.toBe('rgb(10, 20, 30)')
  page.latchkey.close()
  await page.closed()
  expect(colours()[0]).toBe('')
})

test('page look: it is measured when a fade of the page has ended', async () => {
  stylePage(
    'body { background-color: rgb(255, 255, 255); transition: background-color 50ms } body.dark { background-color: rgb(10, 20, 30) }',
  )
  ends.push(addScrollbar())
  const page = createModalPage()
  ends.push(page.end)
  await page.open()
  document.body.classList.add('dark')
  ends.push(() => document.body.classList.remove('dark'))
  await expect.poll(() => colours()[0]).toBe('rgb(10, 20, 30)')
})
