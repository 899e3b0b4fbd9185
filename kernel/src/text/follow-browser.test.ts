import { expect, test, vi } from 'vitest'
import { internalsOf } from '../instance-parts'
import { createFakeBrowser, createTestLatchkey, type TestLatchkey } from '../testing'
import { followBrowser } from './follow-browser'
import type { Language } from './text'

const german: Language = { locale: 'de', texts: { greet: 'Hallo' } }
const french: Language = { locale: 'fr', texts: { greet: 'Bonjour' } }
const turkish: Language = { locale: 'tr', texts: { greet: 'Merhaba' } }

/** A page whose browser wants these languages, and loads that the test answers. */
function page(languages: readonly string[] = ['de']) {
  const navigator = { languages }
  const browser = createFakeBrowser({ properties: { navigator } })
  const world: TestLatchkey = createTestLatchkey({ plugins: [], browser })
  const loads: { readonly wanted: readonly string[]; answer(language: Language): void; fail(): void }[] = []
  const load = (wanted: readonly string[]): Promise<Language> =>
    new Promise((resolve, reject) => {
      loads.push({ wanted, answer: resolve, fail: () => reject(new Error('offline')) })
    })
  const spoken = (): string => internalsOf(world.latchkey).parts.language.get().locale
  return { ...world, navigator, loads, load, spoken }
}
const settled = () => vi.waitFor(() => Promise.resolve())

test('auto language: is loaded when the instance starts, also when this code comes later', async () => {
  const first = page(['de-AT', 'en'])
  followBrowser(first.latchkey, first.load)
  expect(first.loads).toEqual([])
  first.latchkey.start()
  expect(first.loads).toMatchObject([{ wanted: ['de-AT', 'en'] }])
  first.loads[0]?.answer(german)
  await vi.waitFor(() => expect(first.spoken()).toBe('de'))

  const second = page()
  second.latchkey.start()
  followBrowser(second.latchkey, second.load)
  expect(second.loads).toHaveLength(1)
})

test('auto language: a language of the host wins over a load that has not ended, and ends the following', async () => {
  const { latchkey, browser, loads, load, spoken } = page()
  followBrowser(latchkey, load)
  latchkey.start()
  latchkey.setLanguage(turkish)
  loads[0]?.answer(german)
  await settled()
  expect(spoken()).toBe('tr')
  browser.fire(new Event('languagechange'))
  expect(loads).toHaveLength(1)
})

test('auto language: English that the host sets is a choice too, also before this code came', async () => {
  const { latchkey, loads, load } = page()
  latchkey.start()
  latchkey.setLanguage({ locale: 'en', texts: {} })
  followBrowser(latchkey, load)
  expect(loads).toEqual([])
})

test('auto language: a change of the browser is followed, and the newest load counts', async () => {
  const { latchkey, browser, navigator, loads, load, spoken } = page()
  followBrowser(latchkey, load)
  latchkey.start()
  navigator.languages = ['fr']
  browser.fire(new Event('languagechange'))
  expect(loads).toMatchObject([{ wanted: ['de'] }, { wanted: ['fr'] }])
  loads[1]?.answer(french)
  loads[0]?.answer(german)
  await vi.waitFor(() => expect(spoken()).toBe('fr'))
  await settled()
  expect(spoken()).toBe('fr')
})

test('auto language: what failed stays English without a word, and is loaded again at the next chance', async () => {
  const { latchkey, browser, loads, load, spoken, errors, logger } = page()
  followBrowser(latchkey, load)
  latchkey.start()
  browser.fire(new Event('online'))
  expect(loads).toHaveLength(1)
  loads[0]?.fail()
  await settled()
  browser.fire(new Event('focus'))
  expect(loads).toHaveLength(2)
  loads[1]?.answer(german)
  await vi.waitFor(() => expect(spoken()).toBe('de'))
  browser.fire(new Event('focus'))
  expect(loads).toHaveLength(2)
  expect([errors, logger.lines]).toEqual([[], []])
})

test('auto language: listens while the instance runs, and is asked again when it starts again', async () => {
  const { latchkey, browser, loads, load, spoken } = page()
  const before = browser.listening
  followBrowser(latchkey, load)
  const stop = latchkey.start()
  stop()
  expect(browser.listening).toBe(before)
  loads[0]?.answer(german)
  await settled()
  expect(spoken()).toBe('en')
  latchkey.start()
  loads[1]?.answer(german)
  await vi.waitFor(() => expect(spoken()).toBe('de'))
})

test('auto language: a browser that names none, or nonsense, wants none', () => {
  const { latchkey, navigator, loads, load } = page()
  Reflect.set(navigator, 'languages', ['de', 3])
  followBrowser(latchkey, load)
  latchkey.start()
  expect(loads).toMatchObject([{ wanted: ['de'] }])
  const bare = createTestLatchkey({ plugins: [] })
  const load2 = vi.fn(async () => german)
  followBrowser(bare.latchkey, load2)
  bare.latchkey.start()
  expect(load2).toHaveBeenCalledWith([])
})
