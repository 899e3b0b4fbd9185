import { expect, it } from 'vitest'
import * as caip from './caip'
import * as contract from './contract'
import * as errors from './error-classes'
import * as root from './index'

it('exports: the public names of @latchkey/session', () => {
  expect({
    '.': Object.keys(root).sort(),
    './contract': Object.keys(contract).sort(),
    './errors': Object.keys(errors).sort(),
    './caip': Object.keys(caip).sort(),
  }).toEqual({
    '.': ['session'],
    './contract': [
      'activeConnection',
      'activeTarget',
      'beforeDisconnect',
      'chainAdapters',
      'connectors',
      'sessionContract',
      'sessionStatus',
      'visibleWallets',
    ],
    './errors': [
      'DisconnectFailedError',
      'DisconnectRefusedError',
      'DisconnectedError',
      'InvalidCaipError',
      'NetworkNotFoundError',
      'NetworkSwitchDisabledError',
      'ProviderRpcError',
      'SwitchChainError',
      'UserRejectedError',
      'WalletError',
      'WalletNotFoundError',
    ],
    './caip': ['InvalidCaipError', 'evmChainId', 'isNetworkId', 'parseCaipAddress', 'parseNetworkId'],
  })
})
