import type { SignatureRefusal } from '../verify'

/** The code that says why a server refuses a sign-in. */
export type SiwxRefusal =
  | 'MALFORMED_REQUEST'
  | 'MALFORMED_MESSAGE'
  | 'DOMAIN_MISMATCH'
  | 'SCHEME_MISMATCH'
  | 'URI_MISMATCH'
  | 'ADDRESS_MISMATCH'
  | 'NONCE_MISMATCH'
  | 'NONCE_UNKNOWN'
  | 'NONCE_USED'
  | 'NONCE_EXPIRED'
  | 'ISSUED_IN_FUTURE'
  | 'NOT_YET_VALID'
  | 'MESSAGE_EXPIRED'
  | SignatureRefusal

const details: Readonly<Record<SiwxRefusal, string>> = {
  MALFORMED_REQUEST: 'The request is no object with a message and a signature of allowed length',
  MALFORMED_MESSAGE: 'The message does not follow EIP-4361 or CAIP-122',
  DOMAIN_MISMATCH: 'The message is for another domain',
  SCHEME_MISMATCH: 'The scheme before the domain is not that of the page',
  URI_MISMATCH: 'The URI of the message is of another origin',
  ADDRESS_MISMATCH: 'The message is of another account',
  NONCE_MISMATCH: 'The nonce is not the one that this browser was given',
  NONCE_UNKNOWN: 'The nonce is not known here',
  NONCE_USED: 'The nonce was used before',
  NONCE_EXPIRED: 'The nonce has expired',
  ISSUED_IN_FUTURE: 'The message was issued in the future',
  NOT_YET_VALID: 'The message is not valid yet',
  MESSAGE_EXPIRED: 'The message has expired',
  SIGNATURE_INVALID: 'The account did not sign this message',
  SIGNATURE_PENDING: 'The owners of the contract have not confirmed the message on chain yet',
  NETWORK_UNSUPPORTED: 'Signatures of this network cannot be verified here',
  NODE_UNREACHABLE: 'The node that verifies signatures of contracts cannot be reached',
}

export interface RefusedSignIn {
  readonly ok: false
  readonly code: SiwxRefusal
  /** An English sentence for the server's log. Pages show their own text for the code. */
  readonly detail: string
}

export const refuse = (code: SiwxRefusal): RefusedSignIn => ({ ok: false, code, detail: details[code] })
