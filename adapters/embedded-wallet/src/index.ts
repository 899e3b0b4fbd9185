export type { EmbeddedWalletOptions } from './contract'
export {
  CODE_PAUSE_MS,
  EMBEDDED_CONNECTOR_ID,
  type EmbeddedWalletApi,
  type EmbeddedWalletContract,
  type EmbeddedWalletState,
  embeddedWalletContract,
} from './contract'
export { embeddedWallet } from './plugin'
