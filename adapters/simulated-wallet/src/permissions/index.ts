export { permissionsCapability } from '../options'
export { countCalls, type SessionCall, type SessionUse } from './count-calls'
export {
  createKeyPermissions,
  grantReply,
  type KeyPermissions,
  type SignForAccount,
} from './key-permissions'
export { reachOfMethod } from './reach-of-method'
export {
  type Grant,
  type GrantedMethod,
  type GrantRequest,
  type GrantScope,
  parseGrant,
  readGrant,
} from './read-grant'
export {
  type Allowance,
  type AllowedMethod,
  accountMessage,
  type Condition,
  decodeContext,
  encodeContext,
  parseRevocation,
  type Revocation,
  readContext,
  revocationHash,
  type Session,
  type SessionAccount,
  sessionId,
} from './session-context'
export type { SessionStoreParts } from './session-store'
