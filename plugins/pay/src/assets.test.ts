import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import * as assets from './assets'

test.each(Object.entries(assets))(
  'assets: %s is spelled as its chain spells it',
  (_name, { network, asset }) => {
    if (asset !== 'native' && network.startsWith('eip155:')) expect(getAddress(asset)).toBe(asset)
    else expect(asset).toMatch(/^(native|[1-9A-HJ-NP-Za-km-z]{43,44})$/)
  },
)
