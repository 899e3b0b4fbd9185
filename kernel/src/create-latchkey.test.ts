import { expect, test } from 'vitest'
import { type Contract, type ContractToken, defineContract } from './contract'
import { createLatchkey } from './create-latchkey'
import { ConfigurationError, isLatchkeyError } from './errors'
import { internalsOf } from './instance-parts'
import type { Latchkey } from './latchkey'
import { definePlugin, type PluginFactory } from './plugin'
import { part, partToken } from './test-support/part'
import { quiz } from './test-support/quiz'
import {
  createFakeBrowser,
  createFakeClock,
  createMemoryStorage,
  createRecordingLogger,
  createTestLatchkey,
} from './testing'

interface ShopOptions {
  readonly name: string
  readonly tags?: readonly string[]
}
interface ShopContract {
  readonly id: 'shop'
  readonly api: { readonly options: ShopOptions }
  readonly state: { readonly tags: readonly string[] }
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}
const shopContract: ContractToken<ShopContract> = defineContract<ShopContract>('shop', 1)
const shop: PluginFactory<ShopContract, never, ShopOptions> = definePlugin(shopContract, {
  knownOptions: ['name', 'tags'],
  checkOptions({ name }: ShopOptions) {
    if (name === '')
      throw new ConfigurationError('EMPTY_NAME', {}, { EMPTY_NAME: () => 'A shop needs a name.' })
  },
  initialState: ({ tags = [] }) => ({ tags }),
  setup: (_ctx, options) => ({ options }),
})

interface TillContract extends Contract {
  readonly id: 'till'
  readonly events: { readonly 'till:opened': undefined }
}

const failureOf = (run: () => unknown): unknown => {
  try {
    run()
  } catch (error) {
    return error
  }
  return undefined
}
/** Without types, as a page in plain JavaScript calls it. */
const untyped = (options: unknown): unknown =>
  failureOf(() => Reflect.apply(createLatchkey, undefined, [options]))

test.each<[string, unknown, string, string]>([
  [
    'an unknown option',
    { plugins: [], pluggins: [] },
    'UNKNOWN_OPTION',
    "'createLatchkey' has no option 'pluggins'. Did you mean 'plugins'?",
  ],
  [
    'an unknown option of a plugin',
    { plugins: [Reflect.apply(shop, undefined, [{ name: 'a', nmae: 'b' }])] },
    'UNKNOWN_OPTION',
    "'shop' has no option 'nmae'. Did you mean 'name'?",
  ],
  ['a wrong option of a plugin', { plugins: [shop({ name: '' })] }, 'EMPTY_NAME', 'A shop needs a name.'],
  [
    'an unknown port',
    { plugins: [], ports: { clokc: {} } },
    'UNKNOWN_PORT',
    "There is no port 'clokc'. Did you mean 'clock'?",
  ],
  [
    'an option of a plugin that has none',
    { plugins: [{ ...quiz(), runtime: { ...quiz().runtime, options: { foo: 1 } } }] },
    'UNKNOWN_OPTION',
    "'quiz' has no option 'foo'. Options: none.",
  ],
  ['a number as id', { id: 5, plugins: [] }, 'INVALID_INSTANCE_ID', "The id '5'"],
  [
    'a string as port',
    { plugins: [], ports: { storage: 'x' } },
    'INVALID_PORT',
    'the methods get, set, remove',
  ],
  ['an empty port', { plugins: [], ports: { storage: {} } }, 'INVALID_PORT', "'ports.storage'"],
  ['a string as randomId', { plugins: [], ports: { randomId: 'x' } }, 'INVALID_PORT', 'must be a function'],
  ['no ports', { plugins: [], ports: null }, 'INVALID_PORT', "'ports' of createLatchkey must be an object"],
  [
    'an object to hydrate from',
    { plugins: [], hydrateFrom: {} },
    'INVALID_HYDRATE_FROM',
    'the string that dehydrate() returned',
  ],
  ['an id with a slash', { id: 'a/b', plugins: [] }, 'INVALID_INSTANCE_ID', "The id 'a/b'"],
  ['an empty id', { id: '', plugins: [] }, 'INVALID_INSTANCE_ID', "The id ''"],
  [
    'a moment to preload that does not exist',
    { plugins: [], preload: 'hover' },
    'INVALID_PRELOAD',
    "not 'hover'",
  ],
  ['the name of a language', { plugins: [], language: 'ar' }, 'INVALID_LANGUAGE', 'A language is an object'],
  ['nothing at all', undefined, 'INVALID_PLUGINS', 'needs an array of plugins'],
  ['no plugins', {}, 'INVALID_PLUGINS', 'needs an array of plugins'],
  ['a factory for a plugin', { plugins: [shop] }, 'INVALID_PLUGIN', 'send() not send'],
  [
    'the same view twice',
    { plugins: [quiz(), { ...quiz(), token: { id: 'copy', major: 1 } }] },
    'DUPLICATE_VIEW',
    "'quiz' and by 'copy'",
  ],
])(
  'wrong configuration: %s is one named ConfigurationError with its message',
  (_name, options, code, message) => {
    const error = untyped(options)
    expect(error).toBeInstanceOf(ConfigurationError)
    expect(error).toMatchObject({
      code,
      category: 'configuration',
      message: expect.stringContaining(message),
    })
  },
)

test('options: are copied when the factory is called; the page cannot change or see them later', () => {
  const given = { name: 'a', tags: ['x'] }
  const plugin = shop(given)
  given.name = 'changed'
  given.tags.push('y')
  const latchkey = createLatchkey({ plugins: [plugin] })
  expect(latchkey.get(shopContract).options).toEqual({ name: 'a', tags: ['x'] })
  expect(latchkey.read(shopContract)).toEqual({ tags: ['x'] })
  expect(Object.isFrozen(given.tags)).toBe(false)
})

test('options: `__proto__` in them reaches nothing', () => {
  const given: unknown = JSON.parse(
    '{"name":"a","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  )
  const latchkey: Latchkey = createLatchkey({ plugins: [Reflect.apply(shop, undefined, [given])] })
  expect(latchkey.get(shopContract).options).toEqual({ name: 'a' })
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('language: the object of the host is neither frozen nor followed', () => {
  const language = { locale: 'de', texts: { hello: 'Hallo' } }
  const latchkey = createLatchkey({ plugins: [], language })
  const other = { locale: 'fr', texts: { hello: 'Bonjour' } }
  latchkey.setLanguage(other)
  language.texts.hello = 'changed'
  other.texts.hello = 'changed'
  expect(internalsOf(latchkey).parts.language.get()).toEqual({ locale: 'fr', texts: { hello: 'Bonjour' } })
})

test('ports: one that is undefined is the default one', () => {
  const latchkey = Reflect.apply(createLatchkey, undefined, [{ plugins: [], ports: { clock: undefined } }])
  expect(internalsOf(latchkey).parts.ports.clock).toBeDefined()
})

test('two latchkeys on a page: own storage keys, own events, own state', async () => {
  const storage = createMemoryStorage()
  const browser = createFakeBrowser()
  const clock = createFakeClock()
  const received: string[] = []
  const make = (id: string): ReturnType<typeof createLatchkey> =>
    createLatchkey({
      id,
      ports: { storage, browser, clock, logger: createRecordingLogger() },
      plugins: [
        part('a', {
          persist: { version: 1, pick: ({ count }) => ({ count }), parse: () => undefined },
          setup: (ctx) => void ctx.events.on('part:happened', () => void received.push(id)),
          start(ctx) {
            if (id === 'one') ctx.events.emit('part:happened', 1)
          },
        }),
      ],
    })
  const [one, two] = [make('one'), make('two')]
  one.start()
  two.start()
  await clock.advance(0)
  for (const latchkey of [one, two])
    internalsOf(latchkey).parts.records.get('a')?.slice.assign({ count: latchkey.id })
  await clock.advance(0)
  expect(received).toEqual(['one'])
  expect([...storage.entries.keys()]).toEqual(['latchkey/1/one/a/state', 'latchkey/1/two/a/state'])
  expect(one.read(partToken('a'))).toMatchObject({ count: 'one' })
  one.dispose()
  expect(two.get(partToken('a')).ping()).toBe('a')
})

test('one factory in two latchkeys: nothing is shared', () => {
  const plugin = part('a')
  const first = createTestLatchkey({ plugins: [plugin] })
  const second = createTestLatchkey({ plugins: [plugin] })
  first.setState(partToken('a'), { count: 1 })
  expect(second.latchkey.read(partToken('a'))).toMatchObject({ count: 0 })
})

test('batch: of the host joins updates of several plugins', () => {
  const { latchkey, setState } = createTestLatchkey({ plugins: [part('a')] })
  const received: number[] = []
  latchkey.watch(
    partToken('a'),
    ({ count }) => count,
    (count) => void received.push(count),
  )
  latchkey.batch(() => {
    setState(partToken('a'), { count: 1 })
    setState(partToken('a'), { count: 2 })
  })
  expect(received).toEqual([2])
})

test('server: start does nothing there', () => {
  let started = false
  const latchkey = createLatchkey({
    plugins: [
      part('a', {
        start() {
          started = true
        },
      }),
    ],
  })
  latchkey.start()()
  expect(started).toBe(false)
})

test('plugins: lists every id; an absent one is not there', () => {
  const { latchkey } = createTestLatchkey({ plugins: [part('a'), part('__proto__')] })
  expect(Object.keys(latchkey.plugins)).toEqual(['test/stage', 'a', '__proto__'])
  expect(isLatchkeyError(failureOf(() => latchkey.get(partToken('toString'))))).toBe(true)
})

test.each([
  ['kernel:startd', "There is no event 'kernel:startd'. Did you mean 'kernel:started'?"],
  ['kernel:nonsense', "There is no event 'kernel:nonsense'."],
  ['shpo:sold', "There is no event 'shpo:sold': no plugin 'shpo' is installed. Did you mean 'shop'?"],
  ['shop:sold', undefined],
  ['kernel:error', undefined],
])('on: a listener for %s is warned of: %s', (name, warning) => {
  const logger = createRecordingLogger()
  const latchkey: Latchkey = createLatchkey({ plugins: [shop({ name: 'a' })], ports: { logger } })
  latchkey.on(name, () => undefined)
  expect(logger.lines.map(({ text }) => text)).toEqual(warning === undefined ? [] : [warning])
})

test('on: of a plugin that names its events, a listener for another one is warned of', () => {
  const logger = createRecordingLogger()
  const token = defineContract<TillContract>('till', 1)
  const till = definePlugin(token, { knownEvents: { 'till:opened': true }, setup: () => ({}) })
  const latchkey: Latchkey = createLatchkey({ plugins: [till()], ports: { logger } })
  latchkey.on('till:opened', () => undefined)
  latchkey.on('till:opend', () => undefined)
  expect(logger.lines.map(({ text }) => text)).toEqual([
    "There is no event 'till:opend'. Did you mean 'till:opened'?",
  ])
})

test('plugins: a name that is nearly one of the list is warned of, and an absent plugin is not', () => {
  const logger = createRecordingLogger()
  const { plugins }: Latchkey = createLatchkey({ plugins: [shop({ name: 'a' })], ports: { logger } })
  expect([Reflect.get(plugins, 'shpo'), Reflect.get(plugins, 'swaps')]).toEqual([undefined, undefined])
  expect([String(plugins), 'shpo' in plugins, { ...plugins }]).toEqual([
    '[object Object]',
    false,
    { shop: Reflect.get(plugins, 'shop') },
  ])
  expect(logger.lines.map(({ text }) => text)).toEqual([
    "No plugin 'shpo' is installed. Did you mean 'shop'?",
  ])
})
