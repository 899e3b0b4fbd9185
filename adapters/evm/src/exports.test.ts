import { expect, test } from 'vitest'
import * as arEntry from './ar'
import * as contractEntry from './contract'
import * as enEntry from './en'
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
    'NetworkNotFoundError',
    'SwitchChainFailedError',
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

test('exports: @latchkey/evm/ar offers these names and no others', () => {
  expect(Object.keys(arEntry).sort()).toEqual(['arabic'])
})

test('exports: @latchkey/evm/en offers these names and no others', () => {
  expect(Object.keys(enEntry).sort()).toEqual(['english'])
})
