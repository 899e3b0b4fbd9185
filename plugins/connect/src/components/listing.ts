/**
 * What lists more than wallets that announced themselves: those of the directory, of several chains, behind a relay.
 * It is named in `further-parts.ts`, that one in `further-views.ts`, and so on: what two of them use then lies with the
 * first one, not in a piece of its own.
 */
export { createLists } from '../controller'
export { platformOf } from '../platform'
export { listWallets } from '../wallet-list/list-wallets'
export { BeyondTheList } from './beyond-the-list'
export { ListEffects } from './list-effects'
export { keyOf, ListedWalletRow } from './listed-wallet-row'
