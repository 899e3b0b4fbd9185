import { createFakeBrowser, createFakeClock } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { type HandoffEvent, observeHandoff } from './use-handoff'

function observe() {
  const clock = createFakeClock()
  const browser = createFakeBrowser()
  const abort = new AbortController()
  const events: HandoffEvent[] = []
  const seen = { visible: true }
  const record = (one: HandoffEvent): void => void events.push(one)
  observeHandoff({ clock, browser, isVisible: () => seen.visible, signal: abort.signal, onEvent: record })
  return {
    clock,
    browser,
    abort,
    events,
    setVisible(visible: boolean, event = 'visibilitychange') {
      seen.visible = visible
      browser.fire(new Event(event))
    },
  }
}

test('handoff: a page that is still visible after 2.5 s reports stuck', async () => {
  const { clock, events } = observe()
  await clock.advance(2499)
  expect(events).toEqual([])
  await clock.advance(1)
  expect(events).toEqual(['stuck'])
})

test('handoff: a page that was left does not report stuck, even if the user returns at once', async () => {
  const { clock, events, setVisible } = observe()
  setVisible(false)
  setVisible(false, 'blur')
  setVisible(true, 'focus')
  setVisible(true, 'pageshow')
  await clock.advance(10_000)
  expect(events).toEqual(['away', 'back'])
})

test('handoff: a page that was frozen in the background reports its return', async () => {
  const { clock, events, setVisible } = observe()
  setVisible(false, 'pagehide')
  await clock.advance(60_000)
  setVisible(true, 'pageshow')
  expect(events).toEqual(['away', 'back'])
})

test('handoff: an app that opens after 2.5 s is reported too', async () => {
  const { clock, events, setVisible } = observe()
  await clock.advance(2500)
  setVisible(false)
  setVisible(true)
  expect(events).toEqual(['stuck', 'away', 'back'])
})

test('handoff: aborting the signal removes every listener and timer', async () => {
  const { clock, browser, abort, events, setVisible } = observe()
  abort.abort()
  setVisible(false)
  await clock.advance(3000)
  expect([events, browser.listening, clock.waiting]).toEqual([[], 0, 0])
})
