import { afterEach, expect, test } from 'vitest'
import { openPopup } from './open-popup'

const realOpen = window.open
let frame: HTMLIFrameElement | undefined

/** Replaces the window by a frame of another origin. */
async function replaceWindow(): Promise<Window> {
  const created = document.createElement('iframe')
  created.sandbox.add('allow-scripts')
  created.srcdoc = '<script>parent.postMessage("hello", "*")</script>'
  const loaded = new Promise((resolve) => created.addEventListener('load', resolve, { once: true }))
  document.body.append(created)
  await loaded
  frame = created
  if (!created.contentWindow) throw new Error('The frame has no window.')
  const { contentWindow } = created
  window.open = () => contentWindow
  return contentWindow
}

afterEach(() => {
  window.open = realOpen
  frame?.remove()
})

test('popup: nothing that React’s development build reads of props throws for a page of another origin', async () => {
  const opened = await replaceWindow()
  expect(() => Reflect.get(opened, '$$typeof')).toThrow('cross-origin')
  const popup = Object(openPopup())
  expect(Reflect.get(popup, '$$typeof')).toBeUndefined()
  expect(Object.values(popup).map((value) => typeof value)).toEqual(Array(4).fill('function'))
})

test('popup: tells its messages from those of other windows, and when it was closed', async () => {
  const opened = await replaceWindow()
  const popup = openPopup()
  expect(popup?.hasPosted(new MessageEvent('message', { source: opened }))).toBe(true)
  expect(popup?.hasPosted(new MessageEvent('message', { source: window }))).toBe(false)
  expect(popup?.isClosed()).toBe(false)
  frame?.remove()
  expect(popup?.isClosed()).toBe(true)
})

test.each<[what: string, hasOpener: boolean, open: boolean, isShown: boolean]>([
  ['is open', true, true, true],
  ['the user has closed', true, false, false],
  ['shows another page, whose opener cannot be changed', false, true, false],
])('popup: in a window that %s', async (_what, hasOpener, open, isShown) => {
  await replaceWindow()
  const popup = openPopup()
  if (!open) frame?.remove()
  expect(popup?.navigate('about:blank', hasOpener)).toBe(isShown)
})

test('popup: null if the browser blocked it', () => {
  window.open = () => null
  expect(openPopup()).toBeNull()
})
