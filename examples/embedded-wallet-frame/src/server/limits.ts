import { createRateLimit } from './rate-limit'

/** How often something may happen within an hour. */
export interface Limit {
  /** For one email address, or one browser that has logged in with it before. */
  readonly perAddress: number
  readonly perCaller: number
  readonly inTotal: number
}

export interface FrameLimits {
  /** Mails that are sent. */
  readonly mails: Limit
  /** Wrong codes. */
  readonly guesses: Limit
  /** Logins at providers that are started. */
  readonly starts: Omit<Limit, 'perAddress'>
}

/** For a service with some thousand logins an hour. All that is started within an hour fits into memory. */
export const defaultLimits: FrameLimits = {
  mails: { perAddress: 6, perCaller: 30, inTotal: 5_000 },
  guesses: { perAddress: 10, perCaller: 30, inTotal: 2_000 },
  starts: { perCaller: 60, inTotal: 10_000 },
}

/** For whom something happens. */
export interface Scope {
  readonly caller: string
  /** `undefined`: nothing is counted for an address. */
  readonly address?: string | undefined
}

export interface ScopedLimit {
  isWithin(scope: Scope): boolean
  count(scope: Scope): void
}

const HOUR_MS = 3_600_000

export function createScopedLimit(limit: Partial<Limit>, now: () => number): ScopedLimit {
  const create = (most = Number.POSITIVE_INFINITY) => createRateLimit({ limit: most, windowMs: HOUR_MS, now })
  const perAddress = create(limit.perAddress)
  const perCaller = create(limit.perCaller)
  const inTotal = create(limit.inTotal)
  return {
    isWithin: ({ caller, address }) =>
      (address === undefined || perAddress.isWithin(toMailbox(address))) &&
      perCaller.isWithin(toCaller(caller)) &&
      inTotal.isWithin(''),
    count({ caller, address }) {
      if (address !== undefined) perAddress.count(toMailbox(address))
      perCaller.count(toCaller(caller))
      inTotal.count('')
    },
  }
}

/** Mails to `ada+1@…` and `ada+2@…` arrive in one mailbox. */
const toMailbox = (address: string): string => address.toLowerCase().replace(/\+[^@]*@/, '@')

/** Who has one address of IPv6 usually has all 2^64 with the same first half. */
function toCaller(caller: string): string {
  if (!caller.includes(':') || caller.includes('.')) return caller
  const [head = '', tail] = caller.split('::')
  const groups = head.split(':')
  const missing = tail === undefined ? [] : Array.from({ length: 8 }, () => '0')
  return [...groups, ...missing].slice(0, 4).join(':')
}
