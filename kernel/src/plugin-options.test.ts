import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyOptions } from './plugin'

const json = fc.jsonValue({ maxDepth: 4 })
const keys = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'a'))
const wild = fc.letrec<{ value: unknown; branch: object; list: unknown[] }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    json,
    tie('branch'),
    tie('list'),
    fc.bigInt(),
    fc.date(),
    fc.constant(undefined),
  ),
  branch: fc.array(fc.tuple(keys, tie('value')), { maxLength: 5 }).map((entries) =>
    // As JSON.parse makes it: `__proto__` is an own key.
    entries.reduce(
      (object, [key, value]) =>
        Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true }),
      {},
    ),
  ),
  list: fc.array(tie('value'), { maxLength: 4 }),
}))

function everyObject(value: unknown, visit: (object: object) => void): void {
  if (typeof value !== 'object' || value === null) return
  visit(value)
  for (const item of Object.values(value)) everyObject(item, visit)
}

test('copyOptions: plain values come through as they are, in other objects', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{2,6}$/), json), (options) => {
      const plain: unknown = JSON.parse(
        JSON.stringify(options).replaceAll(/"(__proto__|constructor|prototype)"/g, '"x"'),
      )
      const copy = copyOptions(plain)
      expect(copy).toEqual(plain)
      const originals = new Set<object>()
      everyObject(plain, (object) => originals.add(object))
      everyObject(copy, (object) => expect(originals.has(object)).toBe(false))
    }),
  )
})

test('copyOptions: no key reaches a prototype, whatever is handed in', () => {
  fc.assert(
    fc.property(wild.branch, (branch) => {
      everyObject(copyOptions(branch), (object) => {
        if (object instanceof Date) return
        expect([Object.prototype, Array.prototype]).toContain(Object.getPrototypeOf(object))
        for (const name of ['__proto__', 'constructor', 'prototype'])
          expect(Object.hasOwn(object, name)).toBe(false)
      })
      expect(Reflect.get({}, 'polluted')).toBeUndefined()
    }),
  )
})

test('copyOptions: functions and living things stay themselves', () => {
  class Provider {}
  const living = { run: () => 1, provider: new Provider(), when: new Date(0), ids: new Set([1]) }
  const copy = copyOptions({ living })
  expect(copy).toEqual({ living })
  for (const [key, value] of Object.entries(living))
    expect(Reflect.get(Reflect.get(Object(copy), 'living'), key)).toBe(value)
})

test('copyOptions: what is referenced several times, or contains itself, is so in the copy', () => {
  const shared = { a: 1 }
  const options: Record<string, unknown> = { one: shared, two: [shared] }
  options['self'] = options
  const copy = Object(copyOptions(options))
  expect(copy.one).toBe(copy.two[0])
  expect(copy.self).toBe(copy)
  expect(copy.one).not.toBe(shared)
})

test('copyOptions: nothing gives an empty object', () => {
  expect(copyOptions(undefined)).toEqual({})
  expect(copyOptions(null)).toEqual({})
})

test('copyOptions: objects with methods are not copied, at any depth', () => {
  const provider = { request: async () => null }
  const connector = { id: 'mine', identity: provider, connect: () => undefined }
  const copy = copyOptions({ connectors: [connector], onChange: () => undefined })
  expect(Reflect.get(Object(copy), 'connectors')[0]).toBe(connector)
})
