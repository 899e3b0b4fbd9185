import { randomInt, randomUUID } from 'node:crypto'
import type { CopyKey } from '../copy/copy'
import type { Say } from '../copy/say'
import { createScopedLimit, type FrameLimits, type Scope } from './limits'

export interface Mail {
  readonly to: string
  readonly subject: string
  /** Absent if the mail has no code. */
  readonly code?: string
  /** Set if the mail asks whether to allow a new device. */
  readonly link?: string
  readonly atMs: number
}

/** Delivers a mail to a mail server, or to a list in tests. */
export type Deliver = (mail: Mail) => void

/** What a login by email is about, and who asks. */
export interface MailLogin {
  readonly email: string
  readonly deviceId: string
  /** A code with it is valid only for changing the wallet's address to this one; without it only for a login. */
  readonly changeTo?: string | undefined
  readonly caller: string
}

/** Logins by email. */
export interface Logins {
  /**
   * Sends a mail, unless too many were sent or too many codes were wrong.
   * @param say in the language of the mails
   */
  start(login: MailLogin, say: Say): 'device' | 'code' | 'limit.mails' | 'limit.guesses'
  step(login: MailLogin): 'device' | 'code'
  /** Records that the user has opened a mailed link. Returns `false` for a link that was never sent, or long ago. */
  openLink(token: string): boolean
  /** `undefined` for the right code; else the text with the reason. */
  confirm(login: MailLogin, code: string): CopyKey | undefined
}

export interface LoginsOptions {
  readonly deliver: Deliver
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Returns the URL of the page that mails link to. The token is appended. */
  readonly linkUrl: () => string
  readonly limits: Pick<FrameLimits, 'mails' | 'guesses'>
}

const CODE_LIFETIME_MS = 20 * 60_000
const LINK_LIFETIME_MS = 60 * 60_000
const MAX_ATTEMPTS = 5

interface Open extends Omit<MailLogin, 'caller'> {
  readonly token: string
  readonly say: Say
  code: string | undefined
  expiresAtMs: number
  attempts: number
}

/** Stores codes and known devices. A code is valid for twenty minutes and five attempts. */
export function createLogins({ deliver, now, linkUrl, limits }: LoginsOptions): Logins {
  /** At most as many as the limits let mails be sent until they expire, so none has to make room for another. */
  const open = new Map<string, Open>()
  /** The devices that have logged in, by email address. */
  const known = new Map<string, Set<string>>()
  const mails = createScopedLimit(limits.mails, now)
  const guesses = createScopedLimit(limits.guesses, now)
  const keyOf = ({ email, deviceId, changeTo = '' }: MailLogin): string =>
    `${email.toLowerCase()} ${deviceId} ${changeTo.toLowerCase()}`
  const isKnown = ({ email, deviceId }: MailLogin): boolean =>
    known.get(email.toLowerCase())?.has(deviceId) === true
  const scopeOf = (login: MailLogin): Scope => ({
    caller: login.caller,
    address: login.email,
    knownDevice: isKnown(login) ? login.deviceId : undefined,
  })

  const sendCode = (one: Open): void => {
    one.code = String(randomInt(0, 1_000_000)).padStart(6, '0')
    one.expiresAtMs = now() + CODE_LIFETIME_MS
    one.attempts = 0
    deliver({ to: one.email, subject: subjectOf(one), code: one.code, atMs: now() })
  }
  /** By a clock that is no number it is. */
  const isOver = ({ expiresAtMs }: Open): boolean => !(now() <= expiresAtMs)
  const forgetExpired = (): void => {
    for (const [key, one] of open) if (isOver(one)) open.delete(key)
  }

  return {
    start(login, say) {
      if (!mails.isWithin(scopeOf(login))) return 'limit.mails'
      if (!guesses.isWithin(scopeOf(login))) return 'limit.guesses'
      mails.count(scopeOf(login))
      forgetExpired()
      const { email, deviceId, changeTo } = login
      const fresh = {
        token: randomUUID(),
        code: undefined,
        expiresAtMs: now() + LINK_LIFETIME_MS,
        attempts: 0,
      }
      const one: Open = { email, deviceId, changeTo, say, ...fresh }
      open.set(keyOf(login), one)
      if (isKnown(login) || !known.has(email.toLowerCase())) {
        sendCode(one)
        return 'code'
      }
      const link = `${linkUrl()}?token=${one.token}`
      deliver({ to: email, subject: say('mail.device'), link, atMs: now() })
      return 'device'
    },
    step: (login) => (open.get(keyOf(login))?.code === undefined ? 'device' : 'code'),
    openLink(token) {
      const one = [...open.values()].find((entry) => entry.token === token)
      if (!one || one.code !== undefined || isOver(one)) return false
      sendCode(one)
      return true
    },
    confirm(login, code) {
      const key = keyOf(login)
      const one = open.get(key)
      if (!one?.code || isOver(one)) return 'code.expired'
      // Guesses of others stop the next codes, and not one that was sent.
      if (!guesses.isWithinOwn(scopeOf(login))) return 'limit.guesses'
      one.attempts += 1
      if (one.attempts > MAX_ATTEMPTS) {
        open.delete(key)
        return 'code.too-many'
      }
      if (one.code !== code) {
        guesses.count(scopeOf(login))
        return 'code.wrong'
      }
      open.delete(key)
      const email = login.email.toLowerCase()
      known.set(email, (known.get(email) ?? new Set()).add(login.deviceId))
      return undefined
    },
  }
}

/** States the purpose of the code, because a page could request the code under a false pretext. */
function subjectOf({ email, changeTo, say }: Pick<Open, 'email' | 'changeTo' | 'say'>): string {
  if (changeTo === undefined) return say('mail.code')
  if (changeTo === email) return say('mail.confirm')
  return say('mail.change', { address: changeTo })
}
