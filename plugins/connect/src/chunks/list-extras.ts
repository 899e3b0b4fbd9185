/** Chunk of what some lists have besides their rows: search, other methods, legal links, the empty list, long lists. */
export { ConnectSections } from '../methods/connect-sections'
export {
  LegalFooter,
  NothingFound,
  NoWallet,
  VirtualList,
  WalletSearch,
} from '../wallet-list/list-extras'
export * from './directory-list'
