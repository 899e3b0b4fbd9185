/** Chunk for what only some lists need: search, other methods to connect, legal links, the empty state, virtual lists. */
export { ConnectSections } from '../methods/connect-sections'
export {
  LegalFooter,
  NothingFound,
  NoWallet,
  VirtualList,
  WalletSearch,
} from '../wallet-list/list-extras'
export * from './directory-list'
