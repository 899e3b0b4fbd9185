import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { createLatchkey } from './create-latchkey'
import type { Latchkey } from './latchkey'
import { LatchkeyProvider, usePluginState, useTranslate } from './react/index'
import { part, partToken } from './test-support/part'
import { createRecordingLogger } from './testing'

const root = fileURLToPath(new URL('../../', import.meta.url))
const RENDERS = 10_000
const token = partToken('a')

afterEach(() => {
  vi.unstubAllGlobals()
})

/**
 * Two start a test runner, which no page does; `@solana/web3.js` looks for `Buffer` by itself. The dialog's code is fetched
 * when it opens, and brings `react-dom/client`, which looks for `window` by itself.
 */
const notImported = ['./playwright', './vitest', './web3', './shell']
/** They are for pages with wagmi, Vue, Svelte or Solid, which look for the page by themselves when they are imported. */
const ofOthers = /adapters\/wagmi\/src\/react\/|plugins\/elements\/src\/(?:vue|svelte|solid)\.ts/

/** The source file of every published entry point that a page may import. */
function entryPoints(): readonly string[] {
  const groups = ['plugins', 'adapters'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name)),
  )
  return ['kernel', 'ui-primitives', ...groups].flatMap((folder) => {
    const manifest = join(root, folder, 'package.json')
    if (!existsSync(manifest)) return []
    const targets: readonly (readonly [string, unknown])[] = Object.entries(
      JSON.parse(readFileSync(manifest, 'utf8')).exports ?? {},
    )
    return targets
      .filter(([name]) => !notImported.includes(name))
      .map(([, target]) => target)
      .filter((target): target is Record<string, string> => typeof target === 'object' && target !== null)
      .filter((target) => 'default' in target)
      .map((target) => join(root, folder, target['@latchkey/source'] ?? 'none'))
      .filter((file) => existsSync(file) && !ofOthers.test(file))
  })
}

/** Parts of a page that report every use and refuse it; `typeof` still finds them, as in a browser. */
function setTripwires(): readonly string[] {
  const touched: string[] = []
  const traps = [
    'get',
    'set',
    'has',
    'deleteProperty',
    'apply',
    'construct',
    'ownKeys',
    'defineProperty',
  ] as const
  for (const name of [
    'window',
    'document',
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'fetch',
    'WebSocket',
  ]) {
    const trip = (trap: string) => (_target: object, key: unknown) => {
      touched.push(`${name} ${trap} ${typeof key === 'string' ? key : ''}`)
      throw new Error(`${name} was touched`)
    }
    vi.stubGlobal(
      name,
      new Proxy(() => undefined, Object.fromEntries(traps.map((trap) => [trap, trip(trap)]))),
    )
  }
  return touched
}

test('import: no entry point of any package touches the page', async () => {
  const files = entryPoints()
  expect(files.length).toBeGreaterThan(10)
  vi.resetModules()
  const touched = setTripwires()
  for (const file of files) await import(file)
  expect(touched).toEqual([])
}, 60_000)

test('createLatchkey: with the whole front door touches nothing of the page', async () => {
  const [door, chain, networks] = [
    'plugins/essentials/src',
    'adapters/evm/src',
    'adapters/evm/src/networks',
  ].map((folder) => join(root, folder, 'index.ts'))
  vi.resetModules()
  const touched = setTripwires()
  const { createLatchkey: create, essentials } = await import(door ?? '')
  const { evm } = await import(chain ?? '')
  const { mainnet } = await import(networks ?? '')
  const latchkey = create({ plugins: [...essentials(), evm({ networks: [mainnet] })] })
  expect(Object.keys(latchkey.plugins)).toContain('session')
  latchkey.dehydrate()
  latchkey.dispose()
  expect(touched).toEqual([])
}, 60_000)

test('createLatchkey: touches nothing of the page, nor do get, read, watch, on and dehydrate', () => {
  const touched = setTripwires()
  const latchkey = createLatchkey({
    plugins: [
      part('a', { persist: { version: 1, pick: (state) => state, parse: () => undefined } }),
      part('b'),
    ],
    hydrateFrom: '{"version":1,"states":{"a":{"count":2},"b":{"count":1}}}',
  })
  latchkey.get(token).ping()
  latchkey.watch(
    token,
    ({ count }) => count,
    () => undefined,
    { immediate: true },
  )
  latchkey.on('kernel:started', () => undefined)
  latchkey.preload()
  expect(latchkey.dehydrate()).toContain('"count":1')
  latchkey.dispose()
  expect(touched).toEqual([])
})

function Page(): ReactNode {
  const count = usePluginState(token, (state) => state.count)
  const note = usePluginState(token, (state) => state.note)
  return useTranslate()('page', '{count} {note}', { count, note })
}
const render = (latchkey: Latchkey): string =>
  renderToString(createElement(LatchkeyProvider, { latchkey }, createElement(Page)))

test('server render: ten thousand that interleave never mix', async () => {
  const visit = async (user: number): Promise<boolean> => {
    const hydrateFrom = JSON.stringify({
      version: 1,
      states: { a: { count: user, note: `user-${user}` } },
    })
    const latchkey = createLatchkey({
      plugins: [part('a')],
      hydrateFrom,
      language: { locale: 'en', texts: { page: `{count} {note} of ${user}` } },
    })
    // Others are made, rendered and changed between each of these lines.
    await Promise.resolve()
    const html = render(latchkey)
    await Promise.resolve()
    const handed = latchkey.dehydrate()
    latchkey.dispose()
    return html === `${user} user-${user} of ${user}` && handed === hydrateFrom
  }
  const outcomes = await Promise.all(Array.from({ length: RENDERS }, (_item, user) => visit(user)))
  expect(outcomes.filter((isOwn) => !isOwn)).toEqual([])
}, 60_000)

test('server render: shows what dehydrate hands to the page, also when the host changed it before', () => {
  const latchkey = createLatchkey({
    plugins: [
      part('a', {
        setup: (ctx) => ctx.state.assign({ note: 'from setup' }),
      }),
    ],
  })
  latchkey.setLanguage({ locale: 'de', texts: { page: 'deutsch {note}' } })
  expect(render(latchkey)).toBe('deutsch from setup')
  expect(JSON.parse(latchkey.dehydrate()).states.a.note).toBe('from setup')
})

test('server render: a hydrated latchkey that is rendered twice is refused; one without state is not', () => {
  const shared = createLatchkey({ plugins: [part('a')], hydrateFrom: '{"version":1,"states":{}}' })
  render(shared)
  expect(() => render(shared)).toThrow(expect.objectContaining({ code: 'HYDRATED_TWICE' }))
  const fresh = createLatchkey({ plugins: [part('a')] })
  expect(render(fresh)).toBe(render(fresh))
})

test('server render: a broken cookie is a first visit, five hundred times', () => {
  const cookie = '{"version":1,"states":{"a":{"count":1,"note":"x"}}}'
  for (let cut = 0; cut < 500; cut += 1) {
    const broken = `${cookie.slice(0, cut % cookie.length)}${String.fromCharCode(cut * 131)}${cookie.slice((cut * 7) % cookie.length)}`
    const latchkey = createLatchkey({
      plugins: [part('a')],
      ports: { logger: createRecordingLogger() },
      hydrateFrom: broken,
    })
    expect(() => render(latchkey)).not.toThrow()
  }
})
