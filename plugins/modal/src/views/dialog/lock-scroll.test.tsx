import { afterEach, expect, test } from 'vitest'
import { dimGutter, lockScroll } from './lock-scroll'

const root = document.documentElement
const ends: (() => void)[] = []

afterEach(() => {
  for (const end of ends.splice(0).reverse()) end()
})

function stylePage(styles: string): void {
  root.setAttribute('style', styles)
  ends.push(() => root.removeAttribute('style'))
}

/** As Chromium has it: the width of the root's content counts a gutter that is kept without a scrollbar. */
function addScrollbar(): void {
  const real = Object.getOwnPropertyDescriptor(window, 'innerWidth') ?? {}
  // Another file may have left sheets in the page that all share.
  const { length } = document.adoptedStyleSheets
  const isKept = (): boolean => document.adoptedStyleSheets.length > length
  const width = (): number => root.clientWidth + (isKept() ? 0 : 15)
  Object.defineProperty(window, 'innerWidth', { configurable: true, get: width })
  ends.push(() => Object.defineProperty(window, 'innerWidth', real))
}

function openDialog(): () => void {
  const dialog = document.createElement('dialog')
  const overlay = document.createElement('div')
  overlay.setAttribute('part', 'overlay')
  overlay.style.backgroundColor = 'rgb(0 0 0 / 0.5)'
  dialog.append(overlay)
  document.body.append(dialog)
  const unlock = lockScroll()
  const undim = dimGutter(dialog)
  return () => {
    undim?.()
    unlock()
    dialog.remove()
  }
}

const seen = (): readonly string[] => {
  for (const one of root.getAnimations()) one.finish()
  const { overflow, scrollbarGutter, backgroundColor, backgroundImage } = getComputedStyle(root)
  return [overflow, scrollbarGutter, backgroundColor, backgroundImage]
}

test('scroll: of two dialogs either may close first', () => {
  stylePage('background-color: rgb(255, 255, 255)')
  addScrollbar()
  const free = seen()
  const closeFirst = openDialog()
  const locked = seen()
  expect(locked[1]).toBe('stable')
  expect(locked[3]).toContain('rgb(255, 255, 255)')
  const closeSecond = openDialog()
  expect(seen()).toEqual(locked)
  closeFirst()
  expect(seen()).toEqual(locked)
  closeSecond()
  expect(seen()).toEqual(free)
})

test('scroll: a gutter that the page keeps at both edges stays there', () => {
  stylePage('background-color: rgb(255, 255, 255); scrollbar-gutter: stable both-edges')
  addScrollbar()
  const close = openDialog()
  expect(seen()[1]).toBe('stable both-edges')
  close()
})
