import { expect, test } from 'vitest'
import * as root from './index'

test('exports: @latchkey/simulated-wallet offers these names and no others', () => {
  expect(Object.keys(root).sort()).toEqual([
    'InvalidWalletOptionError',
    'ProviderRpcError',
    'createSimulatedWallet',
    'providerErrorCodes',
  ])
})
