export {
  EMBEDDED_CONNECTOR_ID,
  type EmbeddedWalletApi,
  type EmbeddedWalletContract,
  type EmbeddedWalletState,
  embeddedWalletContract,
} from './contract'
export { CODE_PAUSE_MS } from './login/code-pause'
export type { EmbeddedWalletOptions } from './options'
export { embeddedWallet } from './plugin'
