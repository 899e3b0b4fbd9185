import { expect, test } from 'vitest'
import * as contract from './contract'
import * as errors from './errors'
import * as root from './index'
import * as networks from './networks'

test('exports: @latchkey/evm offers these names and no others', () => {
  expect(Object.keys(root).sort()).toEqual(['evm'])
  expect(Object.keys(contract).sort()).toEqual(['evmContract'])
  expect(Object.keys(errors).sort()).toEqual([
    'ChainAnswerError',
    'ChainRpcError',
    'NetworkNotFoundError',
    'SwitchChainFailedError',
    'WalletAnswerError',
    'WalletLockedError',
    'WalletNoAccountError',
    'WalletNotConnectedError',
    'WalletSilentError',
  ])
  expect(Object.keys(networks).sort()).toEqual([
    'arbitrum',
    'avalanche',
    'base',
    'baseSepolia',
    'bsc',
    'celo',
    'gnosis',
    'mainnet',
    'optimism',
    'polygon',
    'sepolia',
  ])
})
