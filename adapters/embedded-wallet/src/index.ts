export {
  CODE_PAUSE_MS,
  EMBEDDED_CONNECTOR_ID,
  type EmbeddedWalletApi,
  type EmbeddedWalletContract,
  type EmbeddedWalletState,
  embeddedWalletContract,
} from './contract'
export type { EmbeddedWalletOptions } from './options'
export { embeddedWallet } from './plugin'
