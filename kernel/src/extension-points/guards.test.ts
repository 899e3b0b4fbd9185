import { expect, test } from 'vitest'
import { type PartContext, part } from '../test-support/part'
import { createTestLatchkey, type TestLatchkey } from '../testing'
import { defineGuard, type GuardResult } from './guards'

const leaving = defineGuard<{ readonly by: string }>('test:leaving')

interface Bench extends TestLatchkey {
  readonly a: PartContext
  readonly b: PartContext
}
function make(): Bench {
  const contexts: PartContext[] = []
  const setup = (ctx: PartContext): void => void contexts.push(ctx)
  const bench = createTestLatchkey({ plugins: [part('b', { needs: ['a'], setup }), part('a', { setup })] })
  const [a, b] = contexts
  if (!a || !b) throw new Error('Both plugins are set up.')
  return { ...bench, a, b }
}

test('guard: without a tap it allows; the first refusal wins and the others are not asked', async () => {
  const { a, b } = make()
  const asked: string[] = []
  expect(await a.check(leaving, { by: 'user' })).toEqual({ kind: 'allow' })
  b.protect(leaving, () => {
    asked.push('b')
    return { kind: 'allow' }
  })
  const remove = a.protect(leaving, async ({ by }) => {
    asked.push(`a ${by}`)
    return { kind: 'refuse', reason: 'BUSY' }
  })
  expect(await a.check(leaving, { by: 'user' })).toEqual({ kind: 'refuse', reason: 'BUSY' })
  expect(asked).toEqual(['a user'])
  remove()
  expect(await a.check(leaving, { by: 'user' })).toEqual({ kind: 'allow' })
})

test.each<[string, () => GuardResult | Promise<GuardResult>]>([
  [
    'throws',
    () => {
      throw new Error('boom')
    },
  ],
  ['rejects', () => Promise.reject(new Error('boom'))],
  ['answers nothing', () => JSON.parse('null')],
])('guard: one that %s refuses, and is reported', async (_name, decide) => {
  const { a, b, failures } = make()
  b.protect(leaving, decide)
  expect(await a.check(leaving, { by: 'user' })).toEqual({ kind: 'refuse', reason: 'GUARD_FAILED' })
  expect(failures).toMatchObject([{ pluginId: 'b', phase: 'guard' }])
})

test('guard: a result other than true refuses', async () => {
  const { a, b } = make()
  // A plugin without types.
  b.protect(leaving, () => JSON.parse('{ "kind": "deny" }'))
  expect((await a.check(leaving, { by: 'user' })).kind).not.toBe('allow')
})
