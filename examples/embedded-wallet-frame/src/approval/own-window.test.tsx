import { afterEach, beforeEach, expect, test } from 'vitest'
import { openOwnWindow, WINDOW_GREETING } from './own-window'

const original = window.open
const frames: HTMLIFrameElement[] = []

afterEach(() => {
  window.open = original
  for (const frame of frames.splice(0)) frame.remove()
})

/**
 * A window of this origin that greets, replies `decision` to the request, and keeps what it was sent in its `received`.
 */
function createWindow(decision: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.srcdoc = `<script>
const { port1, port2 } = new MessageChannel()
window.received = []
port1.onmessage = ({ data }) => { window.received.push(data); port1.postMessage('${decision}') }
if ('${decision}' === 'approved') port1.postMessage('approved')
parent.postMessage('${WINDOW_GREETING}', '*', [port2])
</script>`
  frames.push(frame)
  return frame
}

const request = { hostOrigin: 'https://shop.example', title: 'Send', facts: [{ label: 'To', value: '0x1' }] }
const receivedBy = (frame: HTMLIFrameElement): unknown => Reflect.get(frame.contentWindow ?? {}, 'received')
let opened: HTMLIFrameElement

beforeEach(() => {
  opened = createWindow('rejected')
  window.open = () => {
    document.body.append(opened)
    return opened.contentWindow
  }
})

test('own window: gets the request, and its decision is the outcome', async () => {
  const outcome = openOwnWindow(request, new AbortController().signal)?.outcome
  await expect.poll(() => receivedBy(opened)).toEqual([request])
  expect(await outcome).toBe('rejected')
})

test('own window: another window of the same origin neither gets the request nor decides', async () => {
  opened.srcdoc = ''
  const outcome = openOwnWindow(request, new AbortController().signal)?.outcome
  const stranger = createWindow('approved')
  document.body.append(stranger)
  await expect.poll(() => receivedBy(stranger)).toBeDefined()
  await new Promise(requestAnimationFrame)
  expect(receivedBy(stranger)).toEqual([])
  opened.remove()
  expect(await outcome).toBe('rejected')
})

test('own window: closing it rejects', async () => {
  opened.srcdoc = ''
  const outcome = openOwnWindow(request, new AbortController().signal)?.outcome
  opened.remove()
  expect(await outcome).toBe('rejected')
})

test('own window: one that the browser does not open is told at once', () => {
  window.open = () => null
  expect(openOwnWindow(request, new AbortController().signal)).toBeUndefined()
})
