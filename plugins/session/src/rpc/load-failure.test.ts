import { ViewLoadError } from '@latchkey/kernel'
import { expect, test } from 'vitest'
import { errorLayers } from './error-layers'
import { latchkeyErrorOf } from './latchkey-error-of'
import { loadFailureOf } from './load-failure'
import { toWalletError } from './wallet-error'

const failures: readonly (readonly [string, Error])[] = [
  [
    'Chromium',
    new TypeError('Failed to fetch dynamically imported module: https://a.example/assets/sign-Bx.js'),
  ],
  [
    'Firefox',
    new TypeError('error loading dynamically imported module: https://a.example/assets/sign-Bx.js'),
  ],
  ['WebKit', new TypeError('Importing a module script failed.')],
  ['Vite', new Error('Unable to preload CSS for /assets/dialog.css')],
  ['webpack and Rspack', new Error('Loading chunk 5 failed.\n(missing: https://a.example/5.js)')],
  ['webpack, styles', new Error('Loading CSS chunk 5 failed.')],
  ['Turbopack', new Error('Failed to load chunk /_next/static/chunks/a.js from module 1')],
  ['a bundler, by the name', Object.assign(new Error('5'), { name: 'ChunkLoadError' })],
]

test.each(failures)('loadFailureOf: code of the page that did not load, in %s', (_, cause) => {
  for (const error of [cause, new Error('outer', { cause })]) {
    const loadError = latchkeyErrorOf(error)
    expect(loadError).toBeInstanceOf(ViewLoadError)
    expect(loadError).toMatchObject({ cause: error, recovery: 'Check your connection, or reload the page.' })
    expect(toWalletError(error, { phase: 'connect' })).toMatchObject({ code: 'VIEW_LOAD', cause: error })
  }
})

test.each([
  new TypeError('Failed to fetch'),
  { code: 4001, message: 'Importing a module script failed.' },
  new Error('x'),
])('loadFailureOf: a request that failed and a rejection keep their codes: %s', (error) => {
  expect(latchkeyErrorOf(error)?.code).not.toBe('VIEW_LOAD')
  expect(toWalletError(error, { phase: 'request' }).code).not.toBe('VIEW_LOAD')
})

test('loadFailureOf: of nothing there is none', () => {
  expect(loadFailureOf(errorLayers(undefined))).toBeUndefined()
})
