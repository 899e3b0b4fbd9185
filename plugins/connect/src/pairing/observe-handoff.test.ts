import { createFakeBrowser, createFakeClock } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { type HandoffEvent, observeHandoff } from './use-handoff'

function watching() {
  const clock = createFakeClock()
  const browser = createFakeBrowser()
  const leaving = new AbortController()
  const events: HandoffEvent[] = []
  const seen = { visible: true }
  const record = (one: HandoffEvent): void => void events.push(one)
  observeHandoff({ clock, browser, isVisible: () => seen.visible, signal: leaving.signal, onEvent: record })
  return {
    clock,
    browser,
    leaving,
    events,
    setVisible(visible: boolean, event = 'visibilitychange') {
      seen.visible = visible
      browser.fire(new Event(event))
    },
  }
}

test('handoff: a page that is still visible after 2.5 s was not left', async () => {
  const { clock, events } = watching()
  await clock.advance(2499)
  expect(events).toEqual([])
  await clock.advance(1)
  expect(events).toEqual(['stuck'])
})

test('handoff: a page that was left is not stuck, however soon the user returns', async () => {
  const { clock, events, setVisible } = watching()
  setVisible(false)
  setVisible(false, 'blur')
  setVisible(true, 'focus')
  setVisible(true, 'pageshow')
  await clock.advance(10_000)
  expect(events).toEqual(['away', 'back'])
})

test('handoff: a page that was frozen in the background reports its return', async () => {
  const { clock, events, setVisible } = watching()
  setVisible(false, 'pagehide')
  await clock.advance(60_000)
  setVisible(true, 'pageshow')
  expect(events).toEqual(['away', 'back'])
})

test('handoff: an app that takes long to open still counts', async () => {
  const { clock, events, setVisible } = watching()
  await clock.advance(2500)
  setVisible(false)
  setVisible(true)
  expect(events).toEqual(['stuck', 'away', 'back'])
})

test('handoff: leaving the view removes every listener and timer', async () => {
  const { clock, browser, leaving, events, setVisible } = watching()
  leaving.abort()
  setVisible(false)
  await clock.advance(3000)
  expect([events, browser.listening, clock.waiting]).toEqual([[], 0, 0])
})
