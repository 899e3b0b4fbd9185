/** Chunk of what stands around the rows in some lists: search, other methods, legal links, the empty list. */
export { ConnectSections } from '../methods/connect-sections'
export {
  LegalFooter,
  NothingFound,
  NoWallet,
  WalletSearch,
} from '../wallet-list/list-extras'
export * from './directory-list'
