import { expect, test } from 'vitest'
import * as arEntry from './ar'
import * as contractEntry from './contract'
import * as enEntry from './en'
import * as errorsEntry from './errors'
import * as root from './index'

test('exports: @latchkey/walletconnect offers these names and no others', () => {
  expect(Object.keys(root).sort()).toEqual(['walletConnect', 'walletConnectContract'])
})

test('exports: @latchkey/walletconnect/contract offers these names and no others', () => {
  expect(Object.keys(contractEntry).sort()).toEqual(['walletConnectContract'])
})

test('exports: @latchkey/walletconnect/errors offers these names and no others', () => {
  expect(Object.keys(errorsEntry).sort()).toEqual([
    'NoSharedNetworkError',
    'NumberedError',
    'PairingExpiredError',
    'ProjectIdMissingError',
    'RelayLibraryMissingError',
    'RelayUnreachableError',
    'RequestUndeliveredError',
    'WalletAnswerError',
    'rpcCodes',
  ])
})

test('exports: @latchkey/walletconnect/ar offers these names and no others', () => {
  expect(Object.keys(arEntry).sort()).toEqual(['arabic'])
})

test('exports: @latchkey/walletconnect/en offers these names and no others', () => {
  expect(Object.keys(enEntry).sort()).toEqual(['english'])
})
