import { expect, test } from 'vitest'
import { createLatchkey } from '../create-latchkey'
import { render } from '../test-support/render'
import { createTestLatchkey, type TestLatchkey } from '../testing'
import { useInstanceCheck } from './check-instance.development'
import { LatchkeyProvider } from './index'

const make = (): TestLatchkey => createTestLatchkey({ plugins: [] })

/** Shows one instance after the other; the warnings that were logged. */
async function warningsOf(
  first: TestLatchkey,
  ...others: readonly TestLatchkey[]
): Promise<readonly string[]> {
  const view = await render(<LatchkeyProvider latchkey={first.latchkey} />)
  for (const { latchkey } of others) await view.update(<LatchkeyProvider latchkey={latchkey} />)
  await view.unmount()
  return [first, ...others].flatMap(({ logger }) =>
    logger.lines.filter(({ level }) => level === 'warn').map(({ text }) => text),
  )
}

test('provider: warns once of an instance that is made on each render', async () => {
  expect(await warningsOf(make(), make(), make(), make())).toEqual([
    expect.stringContaining('Call createLatchkey once, outside of components'),
  ])
})

test('provider: warns neither of one instance rendered often nor of another one after it', async () => {
  const one = make()
  expect(await warningsOf(one, one, one, one)).toEqual([])
  expect(await warningsOf(make(), make())).toEqual([])
})

test('provider: does not warn of instances that hot updates make', async () => {
  const updated = [make(), make(), make(), make()]
  for (const [index, { clock }] of updated.entries()) await clock.advance(index * 5_000)
  const [first = make(), ...others] = updated
  expect(await warningsOf(first, ...others)).toEqual([])
})

test.each([
  ['nothing', undefined],
  ['the function', createLatchkey],
  ['its options', { plugins: [] }],
])('provider: refuses %s in a sentence', (_what, given) => {
  expect(() => Reflect.apply(useInstanceCheck, undefined, [given])).toThrow(
    /<LatchkeyProvider latchkey={latchkey}>/,
  )
})
