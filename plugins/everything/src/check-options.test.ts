import { expect, test } from 'vitest'
import { checkOptions } from './check-options.production'

const siweConfig = {
  getNonce: async () => 'n',
  verifyMessage: async () => true,
  getSession: async () => null,
  signOut: async () => true,
}

test('everything: the production build also refuses two sign-in configurations', () => {
  expect(() => checkOptions({ siwx: {}, siweConfig })).toThrow(
    expect.objectContaining({ code: 'SIWX_TWO_CONFIGURATIONS' }),
  )
  checkOptions({ siwx: {} })
  checkOptions({ siweConfig })
  checkOptions({})
})
