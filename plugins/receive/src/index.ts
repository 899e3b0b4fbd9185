export { type ReceiveArgs, type ReceiveContract, type ReceiveViews, receiveContract } from './contract'
export { receive } from './plugin'
