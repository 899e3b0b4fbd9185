/** What pairs over a relay, in one chunk: who opens all wallets is about to pair one. */
import type { Label } from '@latchkey/kernel'
import { copy } from '../copy'

export * from '../components/further-parts'
export { default as AllWallets } from './all-wallets-view'
export { default as ConnectingWalletConnectBasic } from './connecting-wallet-connect-basic-view'
export { default as ConnectingWalletConnect } from './connecting-wallet-connect-view'

export const titles: Readonly<Record<string, Label<unknown>>> = {
  AllWallets: (t) => t('connect.all-wallets', copy['connect.all-wallets']),
}
