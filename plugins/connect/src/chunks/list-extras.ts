/** Chunk of what stands around the rows in some lists: search, other methods, legal links, the empty list. */
export {
  CollapsedWallets,
  Divider,
  LegalFooter,
  MethodRows,
  NothingFound,
  NoWallet,
  WalletSearch,
} from '../wallet-list/list-extras'
export * from './directory-list'
