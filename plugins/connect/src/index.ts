export {
  type AboutWallet,
  type Catalogue,
  type ConnectApi,
  type ConnectContract,
  type ConnectMethod,
  type ConnectMethodKind,
  type ConnectOptions,
  type ConnectState,
  type ConnectViews,
  type CustomWallet,
  connectContract,
  connectMethods,
  type DirectoryLists,
  type RecentWallet,
  type WalletGroupName,
} from './contract'
export { connect } from './plugin'
