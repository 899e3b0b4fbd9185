import type { Clock } from '@latchkey/kernel'
import { parseUrl } from '@latchkey/kernel/web'
import { isSameAddress, namespaceOf } from '@latchkey/session/caip'
import type { NetworkId } from '@latchkey/session/contract'
import type { SignInState, SiwxSession } from '../contract'
import { isSameNetwork, type SiwxMessage } from '../message'
import { CLOCK_SKEW_MS, isSchemeOf, LIFETIME_MS, originOf, timeOf } from '../message/siwx-message'

interface NamedAccount {
  readonly accountAddress: string
  readonly networkId: NetworkId
}

/** Whether two objects name the same account of a namespace, on any of its networks. */
export function isSameAccount(a: NamedAccount, b: NamedAccount): boolean {
  const namespace = namespaceOf(a.networkId)
  return (
    namespace === namespaceOf(b.networkId) && isSameAddress(namespace, a.accountAddress, b.accountAddress)
  )
}

type Times = Pick<SiwxSession, 'notBefore' | 'expirationTime'>

/** The session of the state, or `undefined` when the user has not signed in. */
export const sessionIn = (signIn: SignInState): SiwxSession | undefined =>
  signIn.status === 'signed-in' ? signIn.session : undefined

/** Whether wallet or owners are being asked for the signature. */
export const isAsking = ({ status }: SignInState): boolean => status === 'signing' || status === 'confirming'

/** Returns why a session must not begin, or `undefined` when it may. */
export function refusalOf(
  session: SiwxSession,
  account: NamedAccount,
  { now }: Pick<Clock, 'now'>,
): 'ADDRESS_MISMATCH' | 'NOT_YET_VALID' | 'MESSAGE_EXPIRED' | undefined {
  const isSame = isSameAccount(session, account) && isSameNetwork(session.networkId, account.networkId)
  if (!isSame) return 'ADDRESS_MISMATCH'
  if (!hasBegun(session, now())) return 'NOT_YET_VALID'
  // If the user's clock is far ahead, the session would expire at once, and the user would have to sign again and again.
  return isOver(session, now()) ? 'MESSAGE_EXPIRED' : undefined
}

/**
 * Whether a session or message is valid at this time. A malformed time makes it invalid. `issuedAt` is checked only for a
 * session that the page keeps, because a server sets it by its own clock, which may be ahead of the user's.
 */
export function isCurrent(
  { proof, issuedAt, ...times }: Times & Pick<SiwxSession, 'issuedAt' | 'proof'>,
  nowMs: number,
): boolean {
  const wasIssued = !proof || isReached(issuedAt, nowMs)
  return wasIssued && hasBegun(times, nowMs) && !isOver(times, nowMs)
}

type AwaitedTimes = Times & Pick<SiwxMessage, 'issuedAt'>

/** Whether the owners of a contract may still confirm a message. */
export const isAwaitable = (message: AwaitedTimes, nowMs: number): boolean =>
  hasBegun(message, nowMs) && !isPast(message, nowMs)

/** Whether it is too late to confirm a message. One without an end would be waited for on every visit. */
export function isPast(message: AwaitedTimes, nowMs: number): boolean {
  const isYoung = timeOf(message.issuedAt) + LIFETIME_MS > nowMs
  return isOver(message, nowMs) || (message.expirationTime === undefined && !isYoung)
}

const hasBegun = ({ notBefore }: Times, nowMs: number): boolean => isReached(notBefore, nowMs)

const isReached = (time: string | undefined, nowMs: number): boolean =>
  time === undefined || timeOf(time) <= nowMs + CLOCK_SKEW_MS

function isOver({ expirationTime }: Times, nowMs: number): boolean {
  return expirationTime !== undefined && !(timeOf(expirationTime) + CLOCK_SKEW_MS > nowMs)
}

/** When a session expires, in milliseconds since the epoch, or `undefined` when it does not expire. */
export function endOf({ expirationTime }: Times): number | undefined {
  return expirationTime === undefined ? undefined : timeOf(expirationTime) + CLOCK_SKEW_MS
}

/** Whether scheme, domain and URI of a message belong to this origin. */
export function isOfPage(
  { scheme, domain, uri }: Pick<SiwxMessage, 'scheme' | 'domain' | 'uri'>,
  origin: string,
): boolean {
  const page = parseUrl(origin)
  return domain === page?.host && isSchemeOf(origin, scheme) && originOf(uri) === origin
}

/** Longest wait of one timer, in milliseconds. `setTimeout` supports at most 2^31 - 1. */
const LONGEST_WAIT_MS = 2_000_000_000

/** Calls `onExpiry` when the session expires by the time `now`, unless the signal aborts before. */
export async function waitForExpiry(
  clock: Pick<Clock, 'wait'>,
  now: () => number,
  session: SiwxSession,
  signal: AbortSignal,
  onExpiry: () => void,
): Promise<void> {
  const endMs = endOf(session)
  if (endMs === undefined) return
  try {
    while (endMs > now()) await clock.wait(Math.min(endMs - now(), LONGEST_WAIT_MS), signal)
  } catch {
    return
  }
  if (!signal.aborted) onExpiry()
}

/**
 * Returns a time of day that goes on from now also where the clock is set back, so that a session does not last longer then.
 * @returns milliseconds since 1970
 */
export function timeFromNow(clock: Pick<Clock, 'now' | 'elapsedMs'>): () => number {
  const aheadMs = clock.now() - clock.elapsedMs()
  return () => Math.max(clock.now(), clock.elapsedMs() + aheadMs)
}
