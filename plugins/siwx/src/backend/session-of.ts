import type { SiwxSession } from '../contract'
import type { SiwxMessage } from '../message'
import { canonicalAccount } from '../message/canonical-account'

/** The session that a signed message begins: its account in canonical form and its times, without the proof. */
export function sessionOf(message: SiwxMessage): SiwxSession {
  const { issuedAt, notBefore, expirationTime } = message
  return {
    ...canonicalAccount(message),
    issuedAt,
    ...(notBefore === undefined ? {} : { notBefore }),
    ...(expirationTime === undefined ? {} : { expirationTime }),
  }
}
