import { expect, test } from 'vitest'
import * as arEntry from './ar'
import * as contractsEntry from './contracts'
import * as enEntry from './en'
import * as errorsEntry from './errors'
import * as root from './index'
import * as reactEntry from './react/index'

test('exports: latchkey offers these names and no others', () => {
  expect(Object.keys(root).sort()).toEqual(['createLatchkey', 'essentials'])
})

test('exports: latchkey/react offers these names and no others', () => {
  expect(Object.keys(reactEntry).sort()).toEqual([
    'AccountButton',
    'ConnectButton',
    'LatchkeyProvider',
    'NetworkButton',
    'createHooks',
    'useConnection',
    'useNetwork',
    'usePlugin',
    'usePluginState',
    'useSlot',
    'useWallets',
  ])
})

test('exports: latchkey/contracts offers these names and no others', () => {
  expect(Object.keys(contractsEntry).sort()).toEqual([
    'accountActions',
    'accountContract',
    'accountTabs',
    'activeAccount',
    'activeConnection',
    'activeTarget',
    'allAccounts',
    'beforeClose',
    'beforeDisconnect',
    'chainAdapters',
    'connectContract',
    'connectMethods',
    'connectedConnections',
    'connectedWallet',
    'connectors',
    'createTranslate',
    'currentNetworkId',
    'decimalAmount',
    'defineContract',
    'defineGuard',
    'definePipe',
    'definePlugin',
    'defineRpcMethod',
    'defineSlot',
    'emptyPortfolio',
    'evmChainId',
    'headerActions',
    'identityOf',
    'isApproved',
    'isFailure',
    'modalContract',
    'navigation',
    'networkPictures',
    'outlets',
    'portfolioContract',
    'rpcFallbacks',
    'sessionContract',
    'sessionStatus',
    'totalUsd',
    'walletFilters',
  ])
})

test('exports: latchkey/errors offers these names and no others', () => {
  expect(Object.keys(errorsEntry).sort()).toEqual([
    'AccountNotGrantedError',
    'ChainMismatchError',
    'ConfigurationError',
    'DisconnectChainFailedError',
    'DisconnectChainsFailedError',
    'DisconnectFailedError',
    'DisconnectRefusedError',
    'DisconnectedError',
    'DisposedError',
    'DuplicatePluginError',
    'DuplicateViewError',
    'InsecureContextError',
    'InvalidCaipError',
    'LatchkeyError',
    'MissingPluginError',
    'MissingProviderError',
    'NetworkNotFoundError',
    'NetworkSwitchDisabledError',
    'NoOutletError',
    'NoViewError',
    'PluginCycleError',
    'PluginUnavailableError',
    'ProviderRpcError',
    'RequestAbortedError',
    'RpcUnhandledError',
    'SwitchChainError',
    'UnknownViewError',
    'UserRejectedError',
    'VersionMismatchError',
    'ViewDismissedError',
    'ViewLoadError',
    'WalletError',
    'WalletNotFoundError',
    'isCancellation',
    'isLatchkeyError',
    'isUserRejection',
  ])
})

test('exports: latchkey/ar offers these names and no others', () => {
  expect(Object.keys(arEntry).sort()).toEqual(['arabic'])
})

test('exports: latchkey/en offers these names and no others', () => {
  expect(Object.keys(enEntry).sort()).toEqual(['english'])
})
