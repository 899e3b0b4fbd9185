import { afterEach, expect, test } from 'vitest'
import { addScrollbar } from '../../test-support/add-scrollbar'
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
  ends.push(addScrollbar())
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
  ends.push(addScrollbar())
  const close = openDialog()
  expect(seen()[1]).toBe('stable both-edges')
  close()
})
