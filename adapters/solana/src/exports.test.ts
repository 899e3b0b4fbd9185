import { expect, test } from 'vitest'
import * as contractEntry from './contract'
import * as errorsEntry from './errors'
import * as root from './index'
import * as networksEntry from './networks/index'
import * as web3Entry from './web3'

test('exports: @latchkey/solana offers these names and no others', () => {
  expect(Object.keys(root).sort()).toEqual(['solana'])
})

test('exports: @latchkey/solana/contract offers these names and no others', () => {
  expect(Object.keys(contractEntry).sort()).toEqual(['solanaContract'])
})

test('exports: @latchkey/solana/errors offers these names and no others', () => {
  expect(Object.keys(errorsEntry).sort()).toEqual([
    'AccountNotSharedError',
    'ChainAnswerError',
    'ChainNotServedError',
    'ChainRpcError',
    'ChainUnreachableError',
    'ChainUnservedError',
    'InvalidParamsError',
    'NetworkNotFoundError',
    'SwitchChainFailedError',
    'TransactionInvalidError',
    'UnsupportedMethodError',
    'WalletAnswerError',
    'WalletNoAccountError',
    'WalletSilentError',
  ])
})

test('exports: @latchkey/solana/networks offers these names and no others', () => {
  expect(Object.keys(networksEntry).sort()).toEqual(['solanaDevnet', 'solanaMainnet', 'solanaTestnet'])
})

test('exports: @latchkey/solana/web3 offers these names and no others', () => {
  expect(Object.keys(web3Entry).sort()).toEqual(['web3Connection'])
})
