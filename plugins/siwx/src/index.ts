export type { FreshNonce, SignedMessage, SiwxBackend } from './backend/backend'
export type { SiweConfig, SiweMessageFields, SiweMessageParams, SiweSession } from './backend/siwe-config'
export {
  type SessionProof,
  type SignInState,
  type SiwxContract,
  type SiwxSession,
  type SiwxState,
  siwxContract,
} from './contract'
export type { SiwxMessage } from './message'
export type { MessageFields, MessageParts, SiwxOptions } from './options'
export { siwx } from './plugin'
