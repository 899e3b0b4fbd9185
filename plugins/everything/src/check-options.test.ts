import { expect, test } from 'vitest'
import { refuseTwoConfigurations } from './everything'

const siweConfig = {
  getNonce: async () => 'n',
  verifyMessage: async () => true,
  getSession: async () => null,
  signOut: async () => true,
}

test('everything: every build refuses two sign-in configurations', () => {
  expect(() => refuseTwoConfigurations({ siwx: {}, siweConfig })).toThrow(
    expect.objectContaining({ code: 'SIWX_TWO_CONFIGURATIONS' }),
  )
  refuseTwoConfigurations({ siwx: {} })
  refuseTwoConfigurations({ siweConfig })
  refuseTwoConfigurations({})
})
