export { httpNode, type NodeRequest } from '@latchkey/session/chain'
export { eip155Verifier, type SiwxVerifier, solanaVerifier } from '../verify'
export {
  type AcceptedSignIn,
  createSiwxServer,
  type IssuedNonce,
  type SiwxServer,
  type SiwxServerOptions,
} from './create-siwx-server'
export {
  createMemoryNonces,
  type MemoryNoncesOptions,
  type NonceEntry,
  type NonceStore,
  TooManyNoncesError,
} from './nonces'
export type { ExpectedSignIn, RefusedSignIn, SiwxRefusal } from './refusals'
