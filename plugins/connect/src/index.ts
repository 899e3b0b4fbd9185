export {
  type ConnectApi,
  type ConnectContract,
  type ConnectMethod,
  type ConnectMethodKind,
  type ConnectOptions,
  type ConnectState,
  type ConnectViews,
  type Consent,
  type CustomWallet,
  connectContract,
  connectMethods,
  type DirectoryPages,
  type DirectoryState,
  type RecentWallet,
  type WalletArgs,
  type WalletGroupName,
} from './contract'
export { connect } from './plugin'
