import type { NetworkId } from '@latchkey/session/contract'

export interface SessionAccount {
  readonly accountAddress: string
  readonly networkId: NetworkId
}

export interface Session {
  /** Nonces that this browser was given and has not used; at most five, for as many tabs. */
  readonly nonces: readonly string[]
  /** `undefined`: nobody is signed in yet. */
  readonly account: SessionAccount | undefined
  /** Milliseconds since 1970. */
  readonly expiresAtMs: number
}

export interface Sessions {
  /** Starts a session under a fresh secret, which is returned once and not kept. */
  start(session: Session): Promise<string>
  /** `undefined` for a secret of no session, or of one that has expired. */
  read(secret: string | undefined): Promise<Session | undefined>
  /** Changes it in one step; `false` where there is none any more. A session that has ended is not brought back. */
  update(secret: string, change: (session: Session) => Session): Promise<boolean>
  end(secret: string | undefined): Promise<void>
}

/** Of users, and of visitors who have not signed in: the oldest is forgotten when one more comes. */
const MAX_SESSIONS = 10_000

/** Sessions in this process' memory. A site with several processes keeps them in its database. */
export function createSessions(now: () => number, maxSessions = MAX_SESSIONS): Sessions {
  // The key is a hash of the secret: who reads this memory, or its copy in a database, cannot act as a user.
  const users = new Map<string, Session>()
  // Kept apart: anybody can start one, so that a flood of them must not end the sessions of users.
  const visitors = new Map<string, Session>()
  const find = (hash: string): Session | undefined => {
    const session = users.get(hash) ?? visitors.get(hash)
    return session && session.expiresAtMs > now() ? session : undefined
  }
  const put = (hash: string, session: Session): void => {
    const [of, others] = session.account ? [users, visitors] : [visitors, users]
    others.delete(hash)
    if (!of.has(hash)) forgetOldest(of, maxSessions)
    of.set(hash, session)
  }
  return {
    async start(session) {
      const secret = toHex(crypto.getRandomValues(new Uint8Array(32)))
      put(await hashOf(secret), session)
      return secret
    },
    read: async (secret) => (secret === undefined ? undefined : find(await hashOf(secret))),
    async update(secret, change) {
      const hash = await hashOf(secret)
      // Read and written without a pause: a sign-out, or another tab, comes before or after.
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

/** A map keeps the order in which its entries came. */
function forgetOldest(sessions: Map<string, Session>, max: number): void {
  for (const [oldest] of sessions) {
    if (sessions.size < max) return
    sessions.delete(oldest)
  }
}

async function hashOf(secret: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))))
}

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
