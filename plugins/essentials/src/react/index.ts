'use client'

export {
  createHooks,
  LatchkeyProvider,
  type LatchkeyProviderProps,
  usePlugin,
  usePluginState,
  useSlot,
} from '@latchkey/kernel/react'
export type { AccountBalance, AccountIdentity } from '../buttons/account-content'
export type { TypedDataVariables } from '../sign'
export { AccountButton, type AccountButtonProps } from './account-button'
export { ConnectButton, type ConnectButtonProps } from './connect-button'
export {
  CustomConnectButton,
  type CustomConnectButtonParts,
  type CustomConnectButtonProps,
} from './custom-connect-button'
export {
  CustomWalletButton,
  type CustomWalletButtonParts,
  type CustomWalletButtonProps,
} from './custom-wallet-button'
export { NetworkButton, type NetworkButtonProps } from './network-button'
export {
  type AccountDetails,
  type AccountView,
  type EvmAccountView,
  type NoAccountView,
  type OtherAccountView,
  useAccount,
} from './use-account'
export {
  type ConnectAction,
  type ConnectVariables,
  type DisconnectVariables,
  useConnect,
  useDisconnect,
} from './use-connect'
export {
  type ConnectionView,
  type EvmConnectionView,
  type NoConnectionView,
  type OtherConnectionView,
  useConnection,
  useWallets,
} from './use-connection'
export { type Dialog, type EssentialLatchkey, useDialog } from './use-dialog'
export { type NetworkView, type SwitchNetworkAction, useNetwork, useSwitchNetwork } from './use-network'
export {
  type SigningOptions,
  type SignMessageVariables,
  type SignTypedDataAction,
  type SignTypedDataMethods,
  useSignMessage,
  useSignTypedData,
} from './use-signing'
export type { WalletAction, WalletActionMethods, WalletActionState } from './use-wallet-action'
export { WalletButton, type WalletButtonProps } from './wallet-button'
