import { expect, test } from 'vitest'
import { ConfigurationError } from './errors'
import { orderPlugins } from './order-plugins'
import type { Plugin } from './plugin'
import { part } from './test-support/part'

const order = (...plugins: readonly Plugin[]): readonly string[] =>
  orderPlugins(plugins).map(({ token }) => token.id)

const failureOf = (run: () => unknown): unknown => {
  try {
    run()
  } catch (error) {
    return error
  }
  return undefined
}

test('plugin order: a dependency comes first, however the host lists it', () => {
  expect(order(part('c', { needs: ['b'] }), part('b', { needs: ['a'] }), part('a'))).toEqual(['a', 'b', 'c'])
})

test('plugin order: an optional dependency comes first if it is installed, and may be missing', () => {
  expect(order(part('b', { maybe: ['a'] }), part('a'))).toEqual(['a', 'b'])
  expect(order(part('b', { maybe: ['a'] }))).toEqual(['b'])
})

test('plugin order: ties keep the order of the host', () => {
  expect(order(part('z'), part('m'), part('a'))).toEqual(['z', 'm', 'a'])
  expect(order(part('z', { needs: ['a'] }), part('m'), part('a'))).toEqual(['a', 'z', 'm'])
})

test('plugin order: a shared dependency is listed once', () => {
  const diamond = order(
    part('d', { needs: ['b', 'c'] }),
    part('b', { needs: ['a'] }),
    part('c', { needs: ['a'] }),
    part('a'),
  )
  expect(diamond).toEqual(['a', 'b', 'c', 'd'])
})

test('plugin cycle: the error names the path', () => {
  const error = failureOf(() =>
    order(
      part('x', { needs: ['a'] }),
      part('a', { needs: ['b'] }),
      part('b', { maybe: ['c'] }),
      part('c', { needs: ['a'] }),
    ),
  )
  expect(error).toBeInstanceOf(ConfigurationError)
  expect(error).toMatchObject({ code: 'PLUGIN_CYCLE', details: { path: 'a → b → c → a' } })
})

test('plugin cycle: a plugin that needs itself is one', () => {
  expect(() => order(part('a', { needs: ['a'] }))).toThrow(expect.objectContaining({ code: 'PLUGIN_CYCLE' }))
})

test('missing plugin: the message says which and what to do', () => {
  const error = failureOf(() => order(part('send', { needs: ['session'] })))
  expect(error).toBeInstanceOf(ConfigurationError)
  expect(error).toMatchObject({
    code: 'MISSING_PLUGIN',
    message: "Plugin 'send' needs plugin 'session'. Add it to plugins.",
  })
})

test('duplicate plugin: refused', () => {
  expect(() => order(part('a'), part('b'), part('a'))).toThrow(
    expect.objectContaining({ code: 'DUPLICATE_PLUGIN' }),
  )
})

test('version mismatch: another major of a needed contract is named with both versions', () => {
  for (const kind of ['needs', 'maybe'] as const) {
    const error = failureOf(() => order(part('b', { [kind]: ['a'] }), part('a', { major: 2 })))
    expect(error).toBeInstanceOf(ConfigurationError)
    expect(error).toMatchObject({ code: 'VERSION_MISMATCH', details: { id: 'a', wanted: '1', found: '2' } })
  }
})

test('version mismatch: a plugin for another generation of the kernel is named', () => {
  const fromTheFuture = { ...part('a'), kernel: '2' }
  // A host without types lists what it has.
  const error = failureOf(() => Reflect.apply(orderPlugins, undefined, [[fromTheFuture]]))
  expect(error).toMatchObject({
    code: 'VERSION_MISMATCH',
    details: { wanted: 'kernel 2', found: 'kernel 1' },
  })
})

test.each([
  ['a factory', [part]],
  ['a list', [[part('a')]]],
  ['nothing', [undefined]],
  ['null', [null]],
])('plugin list: %s in it is a configuration error', (_name, plugins) => {
  const error = failureOf(() => Reflect.apply(orderPlugins, undefined, [plugins]))
  expect(error).toBeInstanceOf(ConfigurationError)
  expect(error).toMatchObject({ code: 'INVALID_PLUGIN' })
})

test('plugin list: no list is a configuration error', () => {
  expect(failureOf(() => Reflect.apply(orderPlugins, undefined, [undefined]))).toMatchObject({
    code: 'INVALID_PLUGINS',
  })
})
