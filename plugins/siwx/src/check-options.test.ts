import { expect, test } from 'vitest'
import { checkOptions as checkInDevelopment } from './check-options.development'
import type { SiwxOptions } from './options'
import { refuseTwoConfigurations } from './options'

const siweConfig: NonNullable<SiwxOptions['siweConfig']> = {
  getNonce: async () => 'abcdefgh1',
  verifyMessage: async () => true,
  getSession: async () => null,
  signOut: async () => true,
}
const twice = expect.objectContaining({ code: 'SIWX_TWO_CONFIGURATIONS' })

test('options: siweConfig together with another option throws, in both builds', () => {
  for (const check of [checkInDevelopment, refuseTwoConfigurations]) {
    expect(() => check({ siweConfig, required: false })).toThrow(twice)
    expect(() => check({ siweConfig })).not.toThrow()
    // As hosts without exact types write what they leave out.
    expect(() => Reflect.apply(check, undefined, [{ siweConfig, required: undefined }])).not.toThrow()
    expect(() => check({})).not.toThrow()
  }
})

test('options: two of server, backend and verifiers throw', () => {
  expect(() => checkInDevelopment({ server: '/auth', verifiers: [] })).toThrow(twice)
})

test.each(['/auth', 'https://auth.example'])('options: accepts %s as server', (server) => {
  expect(() => checkInDevelopment({ server })).not.toThrow()
})

test.each(['auth', '//auth.example', 'javascript:alert(1)', ''])(
  'options: refuses "%s" as server',
  (server) => {
    const invalid = expect.objectContaining({ code: 'INVALID_SIWX_OPTION' })
    expect(() => checkInDevelopment({ server })).toThrow(invalid)
  },
)
