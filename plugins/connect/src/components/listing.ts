/**
 * What lists more than wallets that announced themselves: those of the directory, of several chains, behind a relay.
 * The plain list is named too, and so on through `further-parts.ts`, `further-views.ts` and `relay-views.ts`: each
 * holds all that stands before it, so what two of them use lies with the first one, not in a piece of its own.
 */
export { createLists } from '../controller'
export { platformOf } from '../platform'
export { default as Connect } from '../views/connect-view'
export { listWallets } from '../wallet-list/list-wallets'
export { BeyondTheList } from './beyond-the-list'
export { ListEffects } from './list-effects'
export { keyOf, ListedWalletRow } from './listed-wallet-row'
