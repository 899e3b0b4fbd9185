import { expect, test } from 'vitest'
import { isMissing } from './sdk'

const NAME = '@walletconnect/universal-provider'
const notInstalled = [
  `Could not resolve "${NAME}" imported by "@latchkey/walletconnect". Is it installed?`,
  `Cannot find module '${NAME}'`,
  `Cannot find package '${NAME}' imported from /app/sdk.js`,
  `Failed to resolve module specifier '${NAME}'`,
  `The specifier “${NAME}” was a bare specifier, but was not remapped to anything.`,
  `Module name, '${NAME}' does not resolve to a valid URL.`,
]

test.each(notInstalled)('library: “%s” means that it is not installed', (message) => {
  expect(isMissing(new TypeError(message))).toBe(true)
})

test.each([
  new TypeError('Failed to fetch dynamically imported module: https://a.example/universal-provider-1.js'),
  new Error('Loading chunk 7 failed. (error: https://a.example/universal-provider-1.js)'),
  new Error('Importing a module script failed.'),
  'cannot find universal-provider',
  undefined,
])('library: “%s” means that it could not be fetched', (cause) => {
  expect(isMissing(cause)).toBe(false)
})
