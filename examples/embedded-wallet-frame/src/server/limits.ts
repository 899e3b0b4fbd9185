import { createRateLimit, type RateLimit } from './rate-limit'

/** How often something may happen within an hour. */
export interface Limit {
  /** For one email address. */
  readonly perAddress: number
  /** For one email address by one caller. Less than `perAddress`, so that no caller uses up what others need. */
  readonly perAddressOfCaller: number
  readonly perCaller: number
  readonly inTotal: number
}

export interface FrameLimits {
  /** Mails that are sent. */
  readonly mails: Limit
  /** Wrong codes. */
  readonly guesses: Limit
  /** Logins at providers that are started. */
  readonly starts: Pick<Limit, 'perCaller' | 'inTotal'>
}

/** For a service with some thousand logins an hour. All that is started within an hour fits into memory. */
export const defaultLimits: FrameLimits = {
  mails: { perAddress: 10, perAddressOfCaller: 6, perCaller: 30, inTotal: 5_000 },
  guesses: { perAddress: 20, perAddressOfCaller: 10, perCaller: 30, inTotal: 2_000 },
  starts: { perCaller: 60, inTotal: 10_000 },
}

/** For whom something happens. */
export interface Scope {
  readonly caller: string
  /** `undefined`: nothing is counted for an address. */
  readonly address?: string | undefined
  /**
   * A device that has logged in with the address before. It is counted for itself and not in the total, so strangers cannot
   * use up what it needs.
   */
  readonly knownDevice?: string | undefined
}

export interface ScopedLimit {
  isWithin(scope: Scope): boolean
  /** The same without what other callers have done. For what somebody has begun and strangers must not end. */
  isWithinOwn(scope: Scope): boolean
  count(scope: Scope): void
}

type Counters = readonly (readonly [RateLimit, string])[]

const HOUR_MS = 3_600_000

export function createScopedLimit(limit: Partial<Limit>, now: () => number): ScopedLimit {
  const create = (most = Number.POSITIVE_INFINITY) => createRateLimit({ limit: most, windowMs: HOUR_MS, now })
  const perAddress = create(limit.perAddress)
  const perAddressOfCaller = create(limit.perAddressOfCaller)
  const perCaller = create(limit.perCaller)
  const inTotal = create(limit.inTotal)
  /** The counters of what happens, each with its key. */
  const ownCountersOf = ({ caller, address, knownDevice }: Scope): Counters => {
    const from = toCaller(caller)
    if (address === undefined) return [[perCaller, from]]
    const key = `${knownDevice ?? from} ${toMailbox(address)}`
    return [
      [perCaller, from],
      [perAddressOfCaller, key],
    ]
  }
  const sharedCountersOf = ({ address, knownDevice }: Scope): Counters => {
    if (address === undefined) return [[inTotal, '']]
    if (knownDevice !== undefined) return []
    return [
      [inTotal, ''],
      [perAddress, toMailbox(address)],
    ]
  }
  const areWithin = (counters: Counters): boolean => counters.every(([one, key]) => one.isWithin(key))
  return {
    isWithin: (scope) => areWithin([...ownCountersOf(scope), ...sharedCountersOf(scope)]),
    isWithinOwn: (scope) => areWithin(ownCountersOf(scope)),
    count(scope) {
      for (const [one, key] of [...ownCountersOf(scope), ...sharedCountersOf(scope)]) one.count(key)
    },
  }
}

/** Mails to `ada+1@…` and `ada+2@…` arrive in one mailbox, and at Gmail those to `a.da@…` too. */
function toMailbox(address: string): string {
  const [name = '', domain = ''] = address
    .toLowerCase()
    .replace(/\+[^@]*@/, '@')
    .split('@')
  if (/^(gmail|googlemail)\.com$/.test(domain)) return `${name.replaceAll('.', '')}@gmail.com`
  return `${name}@${domain}`
}

/** Who has one address of IPv6 usually has all 2^64 with the same first half. */
function toCaller(caller: string): string {
  if (!caller.includes(':') || caller.includes('.')) return caller
  const [head = '', tail] = caller.split('::')
  const groups = head.split(':')
  const missing = tail === undefined ? [] : Array.from({ length: 8 }, () => '0')
  return [...groups, ...missing].slice(0, 4).join(':')
}
