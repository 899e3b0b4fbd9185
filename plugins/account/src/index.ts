export type { AccountOptions } from './contract'
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
export { account } from './plugin'
