export {
  type AccountAction,
  type AccountContract,
  type AccountTab,
  type AccountTabContent,
  type AccountUser,
  type AccountUserSource,
  type AccountViews,
  accountActions,
  accountContract,
  accountTabs,
  accountUsers,
  type WalletFeature,
} from './contract'
export type { AccountOptions } from './options'
export { account } from './plugin'
