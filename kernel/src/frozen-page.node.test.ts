import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('..', import.meta.url))

/** Runs a program in a Node of its own, from source; what it prints is the result. */
async function inNode(program: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@latchkey/source', '--import', 'tsx', '--input-type=module', '--eval', program],
    { cwd: folder },
  )
  return JSON.parse(stdout)
}

const intrinsics = `
  const intrinsics = [Object, Array, Function, Error, TypeError, Promise, Map, Set, WeakMap, Symbol, String, Number,
    RegExp, Proxy, Reflect, JSON, Math, URL, AbortController, Event, EventTarget]
  const names = () => [globalThis, ...intrinsics, ...intrinsics.map(({ prototype }) => prototype)]
    .filter(Boolean).map((one) => Reflect.ownKeys(one).map(String).join())
`

test('page: importing changes no built-in and adds no global', async () => {
  const changed = await inNode(`${intrinsics}
    const before = names()
    await import('./src/index.ts')
    await import('./src/react/index.ts')
    console.log(JSON.stringify(names().filter((list, index) => list !== before[index])))
  `)
  expect(changed).toEqual([])
}, 30_000)

test('page: works with frozen built-ins and with extras on the prototypes of lists and objects', async () => {
  const result = await inNode(`${intrinsics}
    Array.prototype.extra = Object.prototype.more = () => 'extra'
    // As Prototype.js does.
    Array.prototype.toJSON = Object.prototype.toJSON = () => '[extended]'
    const { createTestLatchkey } = await import('./src/testing/index.ts')
    const { createLatchkey, ViewDismissedError } = await import('./src/index.ts')
    const { part, partToken } = await import('./src/test-support/part.ts')
    const { quiz, quizContract } = await import('./src/test-support/quiz.ts')
    const { fetchFlows } = await import('./src/test-support/fetch-flows.ts')
    const { toJson } = await import('./src/to-json.ts')
    for (const one of intrinsics) { Object.freeze(one); if (one.prototype) Object.freeze(one.prototype) }
    const { latchkey, answer, setState, clock, storage } = createTestLatchkey({ plugins: [
      quiz(),
      part('a', { persist: { version: 1, pick: (state) => state, parse: () => undefined } }),
      part('bad', { setup() { throw new Error('boom') } }),
    ] })
    const stop = latchkey.start()
    await clock.advance(0)
    const received = []
    latchkey.watch(partToken('a'), (state) => state.count, (count) => received.push(count))
    setState(partToken('a'), { count: 4 })
    await fetchFlows(latchkey)
    const answered = latchkey.ask('Question', { text: 'Why?' })
    answer('because')
    const left = latchkey.ask('Question').catch((error) => error.name + ' ' + error.code)
    stop()
    await clock.advance(0)
    let wrong
    try { createLatchkey({ plugins: [part('a'), part('a')] }) } catch (error) { wrong = error.name + ' ' + error.code }
    const stored = await storage.get('latchkey/1/latchkey/a/state')
    console.log(toJson([await answered, await left, received, wrong, storage.writes, stored]))
  `)
  expect(result).toEqual([
    'because',
    'ViewDismissedError VIEW_DISMISSED',
    [4],
    'ConfigurationError DUPLICATE_PLUGIN',
    1,
    '{"version":1,"state":{"count":4,"note":""}}',
  ])
}, 30_000)
