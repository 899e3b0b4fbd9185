import { expect, test } from 'vitest'
import * as adapterKitEntry from './adapter-kit/index'
import * as arEntry from './ar'
import * as caipEntry from './caip'
import * as conformanceEntry from './conformance/index'
import * as contractEntry from './contract'
import * as enEntry from './en'
import * as errorsEntry from './error-classes'
import * as root from './index'
import * as rpcMethodsEntry from './rpc-methods'
import * as testingEntry from './testing/index'
import * as viewKitEntry from './view-kit/index'
import * as walletTextEntry from './wallets/wallet-text'

test('exports: @latchkey/session offers these names and no others', () => {
  expect(Object.keys(root).sort()).toEqual(['session'])
})

test('exports: @latchkey/session/contract offers these names and no others', () => {
  expect(Object.keys(contractEntry).sort()).toEqual([
    'activeAccount',
    'activeConnection',
    'activeTarget',
    'allAccounts',
    'beforeDisconnect',
    'chainAdapters',
    'connectedConnections',
    'connectedWallet',
    'connectors',
    'currentNetworkId',
    'evmChainId',
    'isApproved',
    'isFailure',
    'networkPictures',
    'rpcFallbacks',
    'sessionContract',
    'sessionStatus',
    'walletFilters',
  ])
})

test('exports: @latchkey/session/errors offers these names and no others', () => {
  expect(Object.keys(errorsEntry).sort()).toEqual([
    'AccountNotGrantedError',
    'ChainMismatchError',
    'DisconnectChainFailedError',
    'DisconnectChainsFailedError',
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
    'isUserRejection',
  ])
})

test('exports: @latchkey/session/caip offers these names and no others', () => {
  expect(Object.keys(caipEntry).sort()).toEqual([
    'InvalidCaipError',
    'evmChainId',
    'isNetworkId',
    'parseCaipAddress',
    'parseNetworkId',
  ])
})

test('exports: @latchkey/session/rpc-methods offers these names and no others', () => {
  expect(Object.keys(rpcMethodsEntry).sort()).toEqual([
    'eip155Methods',
    'eip155NodeMethods',
    'listMethods',
    'otherMethods',
    'solanaMethods',
    'solanaNodeMethods',
  ])
})

test('exports: @latchkey/session/wallet-text offers these names and no others', () => {
  expect(Object.keys(walletTextEntry).sort()).toEqual(['parseWalletIcon', 'parseWalletName'])
})

test('exports: @latchkey/session/adapter-kit offers these names and no others', () => {
  expect(Object.keys(adapterKitEntry).sort()).toEqual([
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
    'callWallet',
    'createWalletError',
    'declareMethods',
    'deferDiscovery',
    'errorLayers',
    'findNetwork',
    'lazyConnectorMethods',
    'networkIdOf',
    'parseWalletIcon',
    'parseWalletName',
    'pollOutcome',
    'readRpc',
    'safeGet',
    'toEvmNetworkId',
    'toWalletError',
  ])
})

test('exports: @latchkey/session/view-kit offers these names and no others', () => {
  expect(Object.keys(viewKitEntry).sort()).toEqual([
    'WalletRequestScreen',
    'announcementOf',
    'describeError',
    'useWalletRequest',
  ])
})

test('exports: @latchkey/session/ar offers these names and no others', () => {
  expect(Object.keys(arEntry).sort()).toEqual(['arabic'])
})

test('exports: @latchkey/session/en offers these names and no others', () => {
  expect(Object.keys(enEntry).sort()).toEqual(['english'])
})

test('exports: @latchkey/session/conformance offers these names and no others', () => {
  expect(Object.keys(conformanceEntry).sort()).toEqual(['checkConnector', 'clauses', 'formatClauseResult'])
})

test('exports: @latchkey/session/testing offers these names and no others', () => {
  expect(Object.keys(testingEntry).sort()).toEqual([
    'ADDRESS',
    'base',
    'connectedState',
    'createFakeSession',
    'disconnectedState',
    'mainnet',
    'renderView',
    'sepolia',
    'walletRow',
  ])
})
