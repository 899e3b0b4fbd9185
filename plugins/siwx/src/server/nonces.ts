export interface NonceEntry {
  /** Milliseconds since 1970. */
  readonly expiresAtMs: number
  readonly isUsed: boolean
}

/** Where a server keeps the nonces that it gave out. Several processes of one server share one store. */
export interface NonceStore {
  /** Keeps an unused nonce at least until it expires. */
  add(nonce: string, expiresAtMs: number): Promise<void>
  /** `undefined` for one that was never added or is forgotten. A used one is kept until it expires. */
  find(nonce: string): Promise<NonceEntry | undefined>
  /** Marks the nonce as used in one atomic step. Resolves with `true` for exactly one of several concurrent callers. */
  use(nonce: string): Promise<boolean>
}

export interface MemoryNoncesOptions {
  /** The oldest is forgotten when one more comes. Default: 100,000. */
  readonly maxNonces?: number
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** For this long an expired nonce is refused as expired, later as unknown. */
const REMEMBERED_AFTER_EXPIRY_MS = 10 * 60_000

/** Nonces of one process, lost when it ends. */
export function createMemoryNonces({
  maxNonces = 100_000,
  now = Date.now,
}: MemoryNoncesOptions = {}): NonceStore {
  // A map keeps the order of insertion. All nonces have the same lifetime, so the first entry expires first.
  const entries = new Map<string, NonceEntry>()
  const forgetOld = (): void => {
    for (const [nonce, { expiresAtMs }] of entries) {
      if (entries.size < maxNonces && expiresAtMs + REMEMBERED_AFTER_EXPIRY_MS > now()) return
      entries.delete(nonce)
    }
  }
  return {
    async add(nonce, expiresAtMs) {
      forgetOld()
      entries.set(nonce, { expiresAtMs, isUsed: false })
    },
    find: async (nonce) => entries.get(nonce),
    async use(nonce) {
      const entry = entries.get(nonce)
      // control: nonce-consumed-twice
      if (!entry || entry.isUsed) return false
      entries.set(nonce, { ...entry, isUsed: true })
      return true
    },
  }
}
