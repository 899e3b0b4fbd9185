import { expect, test } from 'vitest'
import * as v from './valibot'

/** The result on a page that gives every object another property that `for…in` finds. */
function extended<Value>(run: () => Value): Value {
  const prototypes = [Object.prototype, Array.prototype]
  for (const prototype of prototypes)
    Reflect.defineProperty(prototype, 'extra', { configurable: true, enumerable: true, value: () => 'extra' })
  try {
    return run()
  } finally {
    for (const prototype of prototypes) Reflect.deleteProperty(prototype, 'extra')
  }
}

const inner = { name: v.string(), note: v.exactOptional(v.string()) }
const schemas = {
  object: v.object(inner),
  loose: v.looseObject(inner),
  strict: v.strictObject(inner),
  piped: v.pipe(
    v.strictObject(inner),
    v.transform(({ name }) => name),
  ),
  partial: v.partial(v.object(inner)),
  list: v.array(v.object(inner)),
  variant: v.variant('kind', [
    v.object({ kind: v.literal('a'), ...inner }),
    v.object({ kind: v.literal('b'), count: v.number() }),
  ]),
  record: v.record(v.string(), v.object(inner)),
  union: v.union([v.object({ count: v.number() }), v.object(inner)]),
}
const given = {
  object: { name: 'one', more: 1 },
  loose: { name: 'one', more: 1 },
  strict: { name: 'one', note: 'n' },
  piped: { name: 'one' },
  partial: {},
  list: [{ name: 'one' }, { name: 'two', note: 'n' }],
  variant: { kind: 'b', count: 2 },
  record: { a: { name: 'one' } },
  union: { name: 'one' },
}

test.each(Object.keys(schemas))('schema: %s reads the same on a page that extends all objects', (name) => {
  const schema: v.GenericSchema = Reflect.get(schemas, name)
  const input: unknown = Reflect.get(given, name)
  const plain = v.safeParse(schema, input)
  expect(plain.success).toBe(true)
  const read = extended(() => {
    try {
      const { success, output } = v.safeParse(schema, input)
      return { success, output }
    } catch (error) {
      return { success: false, output: String(error) }
    }
  })
  expect(read).toEqual({ success: true, output: plain.output })
  expect(extended(() => v.is(schema, 5))).toBe(false)
})

test('schema: a strict object has no other parts of its own, on any page', () => {
  const strict = () =>
    [{ name: 'one', more: 1 }, { note: 'n' }, null].map((input) => v.is(schemas.strict, input))
  expect([strict(), extended(strict)]).toEqual([
    [false, false, false],
    [false, false, false],
  ])
})

test('schema: types are those of valibot', () => {
  const read: { readonly name: string; readonly note?: string } = v.parse(schemas.object, { name: 'one' })
  expect(read).toEqual({ name: 'one' })
})
