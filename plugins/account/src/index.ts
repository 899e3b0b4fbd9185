export {
  type AccountAction,
  type AccountContract,
  type AccountTab,
  type AccountViews,
  accountActions,
  accountContract,
  accountTabs,
} from './contract'
export { account } from './plugin'
