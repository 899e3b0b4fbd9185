import { expect, test } from 'vitest'
import * as contractEntry from './contract'
import * as errorsEntry from './errors'
import * as root from './index'
import * as networksEntry from './networks/index'

test('exports: @latchkey/evm offers these names and no others', () => {
  expect(Object.keys(root).sort()).toEqual(['evm'])
})

test('exports: @latchkey/evm/contract offers these names and no others', () => {
  expect(Object.keys(contractEntry).sort()).toEqual(['evmContract'])
})

test('exports: @latchkey/evm/errors offers these names and no others', () => {
  expect(Object.keys(errorsEntry).sort()).toEqual([
    'ChainAnswerError',
    'ChainRpcError',
    'ChainUnreachableError',
    'ChainUnservedError',
    'NetworkNotFoundError',
    'SwitchChainFailedError',
    'TransactionInvalidError',
    'WalletAnswerError',
    'WalletLockedError',
    'WalletNoAccountError',
    'WalletNotConnectedError',
    'WalletSilentError',
  ])
})

test('exports: @latchkey/evm/networks offers these names and no others', () => {
  expect(Object.keys(networksEntry).sort()).toEqual([
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
