import { expect, test } from 'vitest'
import { toJson } from './to-json'

const prototypes = [Object.prototype, Array.prototype]

/** The result on a page of Prototype.js, where lists and objects write themselves, as texts that JSON encodes again. */
function extended<Value>(run: () => Value): Value {
  for (const prototype of prototypes)
    Reflect.defineProperty(prototype, 'toJSON', {
      configurable: true,
      enumerable: true,
      value: () => '[extended]',
    })
  try {
    return run()
  } finally {
    for (const prototype of prototypes) Reflect.deleteProperty(prototype, 'toJSON')
  }
}

const value = {
  list: [1, 'two', [3, null, undefined], { four: 4 }],
  nested: { none: undefined, at: new Date(0), no: false, inherits: Object.create({ from: 1 }) },
}

test('json: is what JSON.stringify writes', () => {
  for (const one of [value, [], {}, null, 'text', 5, true, [undefined], new Date(0)])
    expect(toJson(one)).toBe(JSON.stringify(one))
  expect(toJson(undefined)).toBeUndefined()
  expect(() => toJson(1n)).toThrow(TypeError)
})

test('json: is the same where the page has given all lists and objects a toJSON', () => {
  expect(extended(() => JSON.stringify([1]))).toBe('"[extended]"')
  expect(extended(() => toJson(value))).toBe(JSON.stringify(value))
  expect(extended(() => toJson([[]]))).toBe('[[]]')
})

test('json: bigints are replaced before, and a toJSON of the page for them counts', () => {
  const decimal = (one: unknown): unknown => (typeof one === 'bigint' ? `${one}n` : one)
  expect(toJson({ amounts: [1n, 2] }, decimal)).toBe('{"amounts":["1n",2]}')
  Reflect.set(BigInt.prototype, 'toJSON', () => 'by the page')
  expect(toJson([1n])).toBe('["by the page"]')
  Reflect.deleteProperty(BigInt.prototype, 'toJSON')
})
