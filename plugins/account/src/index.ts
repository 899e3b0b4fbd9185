export {
  type AccountAction,
  type AccountContract,
  type AccountTab,
  type AccountTabContent,
  type AccountViews,
  accountActions,
  accountContract,
  accountTabs,
  type WalletFeature,
} from './contract'
export type { AccountOptions } from './options'
export { account } from './plugin'
