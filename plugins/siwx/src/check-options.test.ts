import { expect, test } from 'vitest'
import { checkOptions as checkInDevelopment } from './check-options.development'
import { checkOptions as checkInProduction } from './check-options.production'
import type { SiwxOptions } from './options'

const siweConfig: NonNullable<SiwxOptions['siweConfig']> = {
  getNonce: async () => 'abcdefgh1',
  verifyMessage: async () => true,
  getSession: async () => null,
  signOut: async () => true,
}
const twice = expect.objectContaining({ code: 'SIWX_TWO_CONFIGURATIONS' })

test('options: siweConfig beside another one is an error, in both builds', () => {
  for (const check of [checkInDevelopment, checkInProduction]) {
    expect(() => check({ siweConfig, required: false })).toThrow(twice)
    expect(() => check({ siweConfig })).not.toThrow()
    expect(() => check({})).not.toThrow()
  }
})

test('options: one of server, backend and verifiers says who verifies', () => {
  expect(() => checkInDevelopment({ server: '/auth', verifiers: [] })).toThrow(twice)
})

test.each(['/auth', 'https://auth.example'])('options: %s is a server', (server) => {
  expect(() => checkInDevelopment({ server })).not.toThrow()
})

test.each(['auth', '//auth.example', 'javascript:alert(1)', ''])('options: "%s" is no server', (server) => {
  const invalid = expect.objectContaining({ code: 'INVALID_SIWX_OPTION' })
  expect(() => checkInDevelopment({ server })).toThrow(invalid)
})
