import { expect, test } from 'vitest'
import { checkOptions } from './check-options'

const unsafe = 'javascript:alert(1)'

test.each([
  ['terms', { termsConditionsUrl: unsafe }],
  ['privacy', { privacyPolicyUrl: 'data:text/html,x' }],
  ['the homepage of a wallet', { customWallets: [{ id: 'a', name: 'A', homepage: unsafe }] }],
])('production checks: refuse an unsafe address of %s by code', (_name, options) => {
  expect(() => checkOptions(options)).toThrow(expect.objectContaining({ code: 'INVALID_CONNECT_OPTION' }))
})

test('production checks: let right options pass', () => {
  checkOptions({ termsConditionsUrl: 'https://host.example/terms', customWallets: [{ id: 'a', name: 'A' }] })
})
