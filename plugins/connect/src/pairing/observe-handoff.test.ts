import { createFakeBrowser, createFakeClock } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { type HandoffEvent, observeHandoff } from './use-handoff'

function watching() {
  const clock = createFakeClock()
  const browser = createFakeBrowser()
  const leaving = new AbortController()
  const news: HandoffEvent[] = []
  const seen = { visible: true }
  const tell = (one: HandoffEvent): void => void news.push(one)
  observeHandoff({ clock, browser, isVisible: () => seen.visible, signal: leaving.signal, onEvent: tell })
  return {
    clock,
    browser,
    leaving,
    news,
    turn(visible: boolean, event = 'visibilitychange') {
      seen.visible = visible
      browser.fire(new Event(event))
    },
  }
}

test('handoff: a page that is still visible after 2.5 s was not left', async () => {
  const { clock, news } = watching()
  await clock.advance(2499)
  expect(news).toEqual([])
  await clock.advance(1)
  expect(news).toEqual(['stuck'])
})

test('handoff: a page that was left is not stuck, however soon the user returns', async () => {
  const { clock, news, turn } = watching()
  turn(false)
  turn(false, 'blur')
  turn(true, 'focus')
  turn(true, 'pageshow')
  await clock.advance(10_000)
  expect(news).toEqual(['away', 'back'])
})

test('handoff: a page that was frozen in the background reports its return', async () => {
  const { clock, news, turn } = watching()
  turn(false, 'pagehide')
  await clock.advance(60_000)
  turn(true, 'pageshow')
  expect(news).toEqual(['away', 'back'])
})

test('handoff: an app that takes long to open still counts', async () => {
  const { clock, news, turn } = watching()
  await clock.advance(2500)
  turn(false)
  turn(true)
  expect(news).toEqual(['stuck', 'away', 'back'])
})

test('handoff: leaving the view removes every listener and timer', async () => {
  const { clock, browser, leaving, news, turn } = watching()
  leaving.abort()
  turn(false)
  await clock.advance(3000)
  expect([news, browser.listening, clock.waiting]).toEqual([[], 0, 0])
})
