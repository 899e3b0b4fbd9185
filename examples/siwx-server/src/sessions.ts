import type { NetworkId } from '@latchkey/session/contract'

export interface SessionAccount {
  readonly accountAddress: string
  readonly networkId: NetworkId
}

export interface Session {
  /** Unused nonces of this browser, at most five: one for each of five tabs. */
  readonly nonces: readonly string[]
  /** `undefined`: nobody is signed in yet. */
  readonly account: SessionAccount | undefined
  /** Milliseconds since 1970. */
  readonly expiresAtMs: number
}

export interface Sessions {
  /**
   * Starts a session under a fresh secret, which is returned once and not kept. Resolves with `undefined` when there is no
   * room: another session never ends for a new one.
   */
  start(session: Session): Promise<string | undefined>
  /** Resolves with `undefined` when no session has this secret or it has expired. */
  read(secret: string | undefined): Promise<Session | undefined>
  /** Changes a session in one atomic step. Resolves with `false` when it has ended or expired. */
  update(secret: string, change: (session: Session) => Session): Promise<boolean>
  end(secret: string | undefined): Promise<void>
}

/** Maximum of sessions of users, and of browsers that have not signed in. */
const MAX_SESSIONS = 100_000
/** How often the sessions that have expired are looked for while there is no room. */
const SWEEP_MS = 1_000

/** Sessions in this process' memory. A site with several processes keeps them in its database. */
export function createSessions(now: () => number, maxSessions = MAX_SESSIONS): Sessions {
  // The key is a hash of the secret, so that somebody who reads this memory or the database cannot use the sessions.
  const users = new Map<string, Session>()
  // Kept in a map of their own: anybody can start one, and a flood of them must leave room for users.
  const visitors = new Map<string, Session>()
  const find = (hash: string): Session | undefined => {
    const session = users.get(hash) ?? visitors.get(hash)
    return session && session.expiresAtMs > now() ? session : undefined
  }
  const put = (hash: string, session: Session): void => {
    const [of, others] = session.account ? [users, visitors] : [visitors, users]
    others.delete(hash)
    of.set(hash, session)
  }
  let sweptAtMs = Number.NEGATIVE_INFINITY
  const hasRoom = (of: Map<string, Session>): boolean => {
    if (of.size >= maxSessions && now() - sweptAtMs >= SWEEP_MS) {
      sweptAtMs = now()
      for (const sessions of [users, visitors])
        for (const [hash, { expiresAtMs }] of sessions) if (expiresAtMs <= now()) sessions.delete(hash)
    }
    return of.size < maxSessions
  }
  return {
    async start(session) {
      if (!hasRoom(session.account ? users : visitors)) return undefined
      const secret = toHex(crypto.getRandomValues(new Uint8Array(32)))
      put(await hashOf(secret), session)
      return secret
    },
    read: async (secret) => (secret === undefined ? undefined : find(await hashOf(secret))),
    async update(secret, change) {
      const hash = await hashOf(secret)
      // No `await` between reading and writing, so that a concurrent change comes before or after.
      const session = find(hash)
      if (session) put(hash, change(session))
      return session !== undefined
    },
    async end(secret) {
      if (secret === undefined) return
      const hash = await hashOf(secret)
      users.delete(hash)
      visitors.delete(hash)
    },
  }
}

async function hashOf(secret: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))))
}

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
