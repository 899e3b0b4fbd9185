import type { Clock } from '@latchkey/kernel'
import type { NetworkId } from '@latchkey/session/contract'
import type { SignInState, SiwxSession } from '../contract'
import { isSameNetwork, type SiwxMessage } from '../message'

/** Clocks of users and servers differ by this much at most. */
export const CLOCK_SKEW_MS = 30_000

interface NamedAccount {
  readonly accountAddress: string
  readonly networkId: NetworkId
}

const namespaceOf = ({ networkId }: NamedAccount): string => networkId.slice(0, networkId.indexOf(':'))

/** Whether two objects name the same account of a namespace, on any of its networks. EVM addresses are compared without case. */
export function isSameAccount(a: NamedAccount, b: NamedAccount): boolean {
  if (namespaceOf(a) !== namespaceOf(b)) return false
  return namespaceOf(a) === 'eip155'
    ? a.accountAddress.toLowerCase() === b.accountAddress.toLowerCase()
    : a.accountAddress === b.accountAddress
}

type Times = Pick<SiwxSession, 'notBefore' | 'expirationTime'>

/** The session of a user who has signed in. */
export const sessionIn = (signIn: SignInState): SiwxSession | undefined =>
  signIn.status === 'signed-in' ? signIn.session : undefined

/** The reason not to begin a session with a signed message; `undefined` without one. */
export function refusalOf(
  session: SiwxSession,
  account: NamedAccount,
  { now }: Pick<Clock, 'now'>,
): 'ADDRESS_MISMATCH' | 'NOT_YET_VALID' | 'MESSAGE_EXPIRED' | undefined {
  // control: siwx-session-of-another-network
  const isSame = isSameAccount(session, account) && isSameNetwork(session.networkId, account.networkId)
  if (!isSame) return 'ADDRESS_MISMATCH'
  // control: siwx-begun-before-its-time
  if (!hasBegun(session, now())) return 'NOT_YET_VALID'
  // With a clock that is far ahead the session would end at once, and the wallet be asked again and again.
  return isOver(session, now()) ? 'MESSAGE_EXPIRED' : undefined
}

/**
 * Whether now is within the times of a session or a message. A time that cannot be read counts as missed. When it was issued
 * counts only for a session that this page keeps: that of a server was issued by the server's clock, which may be ahead.
 */
export function isCurrent(
  { proof, issuedAt, ...times }: Times & Pick<SiwxSession, 'issuedAt' | 'proof'>,
  nowMs: number,
): boolean {
  const wasIssued = !proof || isReached(issuedAt, nowMs)
  return wasIssued && hasBegun(times, nowMs) && !isOver(times, nowMs)
}

const hasBegun = ({ notBefore }: Times, nowMs: number): boolean => isReached(notBefore, nowMs)

const isReached = (time: string | undefined, nowMs: number): boolean =>
  time === undefined || Date.parse(time) <= nowMs + CLOCK_SKEW_MS

function isOver({ expirationTime }: Times, nowMs: number): boolean {
  // control: siwx-expired-session
  return expirationTime !== undefined && !(Date.parse(expirationTime) + CLOCK_SKEW_MS > nowMs)
}

/** When a session ends, in ms since 1970; `undefined` for one that names no end. */
export function endOf({ expirationTime }: Times): number | undefined {
  return expirationTime === undefined ? undefined : Date.parse(expirationTime) + CLOCK_SKEW_MS
}

/** Whether a message was made for the page of this origin. */
export function isOfPage({ domain, uri }: Pick<SiwxMessage, 'domain' | 'uri'>, origin: string): boolean {
  return URL.canParse(origin) && domain === new URL(origin).host && originOf(uri) === origin
}

const originOf = (uri: string): string => (URL.canParse(uri) ? new URL(uri).origin : '')
