export {
  type ConnectContract,
  type ConnectMethod,
  type ConnectMethodsOrder,
  type ConnectState,
  type ConnectViews,
  type CustomWallet,
  connectContract,
  connectMethods,
} from './contract'
export type { ConnectOptions } from './options'
export { connect } from './plugin'
