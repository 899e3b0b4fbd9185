import { randomInt, randomUUID } from 'node:crypto'
import type { CopyKey } from '../copy/copy'
import type { Say } from '../copy/say'

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

/**
 * Logins by email. A code with `changeTo` is valid only for changing the wallet's address to `changeTo`; one
 * without it only for a login.
 */
export interface Logins {
  /** @param say in the language of the mails */
  start(email: string, deviceId: string, changeTo: string | undefined, say: Say): 'device' | 'code'
  step(email: string, deviceId: string, changeTo?: string): 'device' | 'code'
  /** Records that the user has opened a mailed link. Returns `false` for a link that was never sent. */
  openLink(token: string): boolean
  /** `undefined` for the right code; else the text with the reason. */
  confirm(email: string, deviceId: string, code: string, changeTo?: string): CopyKey | undefined
}

export interface LoginsOptions {
  readonly deliver: Deliver
  readonly now: () => number
  /** Returns the URL of the page that mails link to. The token is appended. */
  readonly linkUrl: () => string
}

const CODE_LIFETIME_MS = 20 * 60_000
const MAX_ATTEMPTS = 5
/** Maximum number of addresses with a pending code. The oldest one is dropped. */
const MAX_OPEN = 10_000

interface Open {
  readonly email: string
  readonly deviceId: string
  readonly changeTo: string | undefined
  readonly token: string
  readonly say: Say
  code: string | undefined
  expiresAtMs: number
  attempts: number
}

/** Stores codes and known devices. A code is valid for twenty minutes and five attempts. */
export function createLogins({ deliver, now, linkUrl }: LoginsOptions): Logins {
  const open = new Map<string, Open>()
  /** The devices that have logged in, by email address. */
  const known = new Map<string, Set<string>>()
  const keyOf = (email: string, deviceId: string, changeTo = ''): string =>
    `${email.toLowerCase()} ${deviceId} ${changeTo.toLowerCase()}`

  const sendCode = (one: Open): void => {
    one.code = String(randomInt(0, 1_000_000)).padStart(6, '0')
    one.expiresAtMs = now() + CODE_LIFETIME_MS
    one.attempts = 0
    deliver({ to: one.email, subject: subjectOf(one), code: one.code, atMs: now() })
  }

  return {
    start(email, deviceId, changeTo, say) {
      const devices = known.get(email.toLowerCase())
      const fresh = { token: randomUUID(), code: undefined, expiresAtMs: 0, attempts: 0 }
      const one: Open = { email, deviceId, changeTo, say, ...fresh }
      const key = keyOf(email, deviceId, changeTo)
      open.delete(key)
      open.set(key, one)
      const [oldest] = open.keys()
      if (open.size > MAX_OPEN && oldest !== undefined) open.delete(oldest)
      if (!devices || devices.has(deviceId)) {
        sendCode(one)
        return 'code'
      }
      const link = `${linkUrl()}?token=${one.token}`
      deliver({ to: email, subject: say('mail.device'), link, atMs: now() })
      return 'device'
    },
    step: (email, deviceId, changeTo) =>
      open.get(keyOf(email, deviceId, changeTo))?.code === undefined ? 'device' : 'code',
    openLink(token) {
      const one = [...open.values()].find((entry) => entry.token === token)
      if (!one || one.code !== undefined) return false
      sendCode(one)
      return true
    },
    confirm(email, deviceId, code, changeTo) {
      const key = keyOf(email, deviceId, changeTo)
      const one = open.get(key)
      if (!one?.code || now() > one.expiresAtMs) return 'code.expired'
      one.attempts += 1
      if (one.attempts > MAX_ATTEMPTS) {
        open.delete(key)
        return 'code.too-many'
      }
      if (one.code !== code) return 'code.wrong'
      open.delete(key)
      const devices = known.get(email.toLowerCase()) ?? new Set()
      known.set(email.toLowerCase(), devices.add(deviceId))
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
