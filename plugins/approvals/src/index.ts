export * from './contract'
export { approvals } from './plugin'
