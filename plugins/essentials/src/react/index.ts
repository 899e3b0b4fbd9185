'use client'

export {
  createHooks,
  LatchkeyProvider,
  type LatchkeyProviderProps,
  usePlugin,
  usePluginState,
  useSlot,
} from '@latchkey/kernel/react'
export { AccountButton, type AccountButtonProps } from './account-button'
export { ConnectButton, type ConnectButtonProps } from './connect-button'
export { NetworkButton, type NetworkButtonProps } from './network-button'
export {
  type ConnectionView,
  type EvmConnectionView,
  type OtherConnectionView,
  useConnection,
  useWallets,
} from './use-connection'
export { type NetworkView, useNetwork } from './use-network'
