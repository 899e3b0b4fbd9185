/** Chunk of pairing and of all wallets: a user who opens all wallets is about to pair one. */
import type { Label } from '@latchkey/kernel'
import { copy } from '../copy/copy'

export { AllWalletsView as AllWallets } from '../all-wallets/all-wallets-view'
export {
  ConnectingWalletConnectBasicView as ConnectingWalletConnectBasic,
  ConnectingWalletConnectView as ConnectingWalletConnect,
} from '../pairing/pairing-view'
export * from './list-extras'

export const titles: Readonly<Record<string, Label<unknown>>> = {
  AllWallets: (t) => t('connect.all-wallets', copy['connect.all-wallets']),
}
