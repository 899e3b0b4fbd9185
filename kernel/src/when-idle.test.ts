import { expect, test } from 'vitest'
import { defineContract, type View } from './contract'
import { createLatchkey, type LatchkeyOptions } from './create-latchkey'
import { definePlugin } from './plugin'
import { outlets } from './router/navigation'
import { part } from './test-support/part'
import { createFakeBrowser, createFakeClock, createMemoryStorage, createRecordingLogger } from './testing'

type Preload = LatchkeyOptions<[]>['preload']

interface HomeContract {
  readonly id: 'home'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: { readonly Home: View }
}
const home = definePlugin(defineContract<HomeContract>('home', 1), {
  views: { Home: { title: () => '', load: async () => ({ default: () => null }) } },
  setup: () => ({}),
})

/** A page that says when it is idle, and what was fetched there ahead of need. */
function createPage(preload: Preload, properties: Readonly<Record<string, unknown>> = {}) {
  const idle: (() => void)[] = []
  const fetched: string[] = []
  let changeState = (): void => undefined
  const requestIdleCallback = (run: () => void): void => void idle.push(run)
  const browser = createFakeBrowser({
    properties: { document: { readyState: 'complete' }, requestIdleCallback, ...properties },
  })
  const clock = createFakeClock()
  const latchkey = createLatchkey({
    ...(preload === undefined ? {} : { preload }),
    ports: { browser, clock, storage: createMemoryStorage(), logger: createRecordingLogger() },
    plugins: [
      home(),
      part('dialog', {
        setup(ctx) {
          ctx.fill(outlets, { id: 'dialog', preload: () => void fetched.push('dialog') })
          changeState = () => ctx.state.assign({ count: ctx.state.get().count + 1 })
        },
      }),
    ],
  })
  const beIdle = (): void => {
    for (const run of idle.splice(0)) run()
  }
  return { latchkey, browser, clock, idle, beIdle, fetched, changeState: () => changeState() }
}

/** The page has settled, and what is imported on demand has run. */
async function settled({ clock }: ReturnType<typeof createPage>): Promise<void> {
  await clock.advance(300)
  await import('./when-idle')
  await new Promise((done) => setTimeout(done))
}

test('preload: with intent nothing is fetched without an intent of the user', async () => {
  const page = createPage('intent')
  page.latchkey.start()
  await settled(page)
  page.beIdle()
  expect(page.browser.listening).toBe(0)
  expect(page.fetched).toEqual([])
  page.latchkey.preload()
  expect(page.fetched).toEqual(['dialog'])
})

test.each([undefined, 'idle'] as const)(
  'preload: %s fetches once the loaded page has nothing to do, not before',
  async (preload) => {
    const page = createPage(preload)
    await settled(page)
    expect(page.idle).toEqual([])
    page.latchkey.start()
    await settled(page)
    expect(page.idle).toHaveLength(1)
    expect(page.fetched).toEqual([])
    page.beIdle()
    expect(page.fetched).toEqual(['dialog'])
  },
)

test('preload: idle waits for a page that is still loading', async () => {
  const page = createPage('idle', { document: { readyState: 'interactive' } })
  page.latchkey.start()
  await settled(page)
  expect(page.browser.listening).toBe(1)
  expect(page.idle).toEqual([])
  page.browser.fire(new Event('load'))
  page.beIdle()
  expect(page.fetched).toEqual(['dialog'])
})

test('preload: idle without requestIdleCallback waits a second after the page was loaded', async () => {
  const page = createPage('idle', { requestIdleCallback: undefined })
  page.latchkey.start()
  await settled(page)
  expect(page.clock.waiting).toBe(1)
  await page.clock.advance(999)
  expect(page.fetched).toEqual([])
  await page.clock.advance(1)
  expect(page.fetched).toEqual(['dialog'])
})

test.each([
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ saveData: false, effectiveType: 'slow-2g' }, false],
  [{ saveData: false, effectiveType: '2g' }, false],
  [{ saveData: false, effectiveType: '3g' }, true],
  [undefined, true],
])('preload: idle with a connection of %j fetches: %s', async (connection, fetches) => {
  const page = createPage('idle', { navigator: { connection } })
  page.latchkey.start()
  await settled(page)
  page.beIdle()
  expect(page.fetched).toEqual(fetches ? ['dialog'] : [])
})

test('preload: idle fetches nothing for a latchkey that was stopped, and starts again with it', async () => {
  const page = createPage('idle')
  page.latchkey.start()()
  await settled(page)
  expect(page.idle).toEqual([])
  const stop = page.latchkey.start()
  await settled(page)
  expect(page.idle).toHaveLength(1)
  stop()
  page.beIdle()
  expect(page.fetched).toEqual([])
  page.latchkey.start()
  await settled(page)
  expect(page.idle).toHaveLength(1)
  page.beIdle()
  expect(page.fetched).toEqual(['dialog'])
})

test('preload: a latchkey that was stopped and started again before the page settled waits once', async () => {
  const page = createPage('idle')
  let told = 0
  page.latchkey.on('kernel:idle', () => {
    told += 1
  })
  page.latchkey.start()()
  await page.clock.advance(100)
  page.latchkey.start()
  await settled(page)
  page.beIdle()
  expect(page.fetched).toEqual(['dialog'])
  expect(told).toBe(1)
})

test('preload: idle prepares the next opening again when any state has changed, but not while the dialog is open', async () => {
  const page = createPage('idle')
  page.latchkey.start()
  await settled(page)
  page.beIdle()
  page.fetched.length = 0
  page.changeState()
  page.changeState()
  expect(page.idle).toHaveLength(1)
  page.beIdle()
  expect(page.fetched).toEqual(['dialog'])
  page.latchkey.open('Home')
  page.beIdle()
  page.fetched.length = 0
  page.changeState()
  expect(page.idle).toEqual([])
  page.latchkey.close()
  page.beIdle()
  expect(page.fetched).toEqual(['dialog'])
})

test('preload: idle fetches again once the dialog was closed, because the next opening may show another view', async () => {
  const page = createPage('idle')
  page.latchkey.start()
  await settled(page)
  page.beIdle()
  page.latchkey.open('Home')
  page.fetched.length = 0
  page.latchkey.close()
  expect(page.fetched).toEqual([])
  page.beIdle()
  expect(page.fetched).toEqual(['dialog'])
})

test('kernel:idle: tells each view that has opened, without fetching the next opening', async () => {
  const page = createPage('idle')
  let told = 0
  page.latchkey.on('kernel:idle', () => {
    told += 1
  })
  page.latchkey.start()
  await settled(page)
  page.beIdle()
  page.latchkey.open('Home')
  page.fetched.length = 0
  told = 0
  page.beIdle()
  expect(told).toBe(1)
  expect(page.fetched).toEqual([])
})
