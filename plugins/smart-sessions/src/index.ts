export { type SmartSessionsContract, smartSessionsContract } from './contract'
export { smartSessions } from './plugin'
