import { defineError } from '@latchkey/kernel'

/** The memory is full of nonces that are valid and unused. Answer with HTTP 503, and ask the page to try again later. */
export class TooManyNoncesError extends defineError(
  'SIWX_TOO_MANY_NONCES',
  'Too many sign-ins at the same time',
  'Try again in a few minutes.',
) {}

export interface NonceEntry {
  /** Milliseconds since the epoch. */
  readonly expiresAtMs: number
  readonly isUsed: boolean
}

/** Whether what a store of the host has found is an entry. */
export const isNonceEntry = (found: unknown): found is NonceEntry =>
  typeof found === 'object' &&
  found !== null &&
  'expiresAtMs' in found &&
  Number.isFinite(found.expiresAtMs) &&
  'isUsed' in found &&
  typeof found.isUsed === 'boolean'

/**
 * Keeps the nonces that a server has issued. Several processes of one server share one store.
 * @example
 * ```ts
 * const rememberMs = 10 * 60_000
 * const store: NonceStore = {
 *   async add(nonce, expiresAtMs) {
 *     await redis.set(`nonce:${nonce}`, `${expiresAtMs}`, { PXAT: expiresAtMs + rememberMs })
 *   },
 *   async find(nonce) {
 *     const expiresAtMs = await redis.get(`nonce:${nonce}`)
 *     if (expiresAtMs === null) return undefined
 *     return { expiresAtMs: Number(expiresAtMs), isUsed: (await redis.get(`used:${nonce}`)) !== null }
 *   },
 *   async use(nonce) {
 *     const expiresAtMs = await redis.get(`nonce:${nonce}`)
 *     if (expiresAtMs === null) return false
 *     // NX: of several callers, one sets it.
 *     const options = { PXAT: Number(expiresAtMs) + rememberMs, NX: true }
 *     return (await redis.set(`used:${nonce}`, '1', options)) !== null
 *   },
 * }
 * ```
 */
export interface NonceStore {
  /** Adds an unused nonce. The store keeps it at least until it expires, or rejects. */
  add(nonce: string, expiresAtMs: number): Promise<void>
  /** Resolves with the entry, or with `undefined` for a nonce that was never added or was deleted after it expired. */
  find(nonce: string): Promise<NonceEntry | undefined>
  /** Marks the nonce as used in one atomic step. Resolves with `true` for exactly one of several concurrent callers. */
  use(nonce: string): Promise<boolean>
}

export interface MemoryNoncesOptions {
  /** Maximum number of nonces. Beyond it expired and used ones make room, else `add` rejects with `SIWX_TOO_MANY_NONCES`. Default: 100,000. */
  readonly maxNonces?: number
  /** Returns the current time in milliseconds since the epoch. Default: `Date.now`. */
  readonly now?: () => number
}

/** For this long an expired nonce is refused as `NONCE_EXPIRED`, afterwards as `NONCE_UNKNOWN`. */
const REMEMBERED_AFTER_EXPIRY_MS = 10 * 60_000

/** Creates a nonce store in the memory of this process. The nonces are lost when the process ends. */
export function createMemoryNonces({
  maxNonces = 100_000,
  now = Date.now,
}: MemoryNoncesOptions = {}): NonceStore {
  // A map keeps insertion order. All nonces have the same lifetime, so the first entry expires first.
  const entries = new Map<string, NonceEntry>()
  /** Apart from them, so that one which nobody uses keeps no room that later ones have made. */
  const used = new Map<string, NonceEntry>()
  const isFull = (): boolean => entries.size + used.size >= maxNonces
  const forgetOld = (): void => {
    for (const kept of [used, entries])
      for (const [nonce, { expiresAtMs, isUsed }] of kept) {
        // Those that count no more make room: without an entry they are refused as `NONCE_UNKNOWN`.
        const isOver = isFull() && (isUsed || expiresAtMs <= now())
        if (!isOver && expiresAtMs + REMEMBERED_AFTER_EXPIRY_MS > now()) break
        kept.delete(nonce)
      }
  }
  return {
    async add(nonce, expiresAtMs) {
      forgetOld()
      // One that is in use makes no room, or strangers could end the sign-ins of others by asking for nonces.
      if (isFull()) throw new TooManyNoncesError()
      entries.set(nonce, { expiresAtMs, isUsed: false })
    },
    find: async (nonce) => entries.get(nonce) ?? used.get(nonce),
    async use(nonce) {
      const entry = entries.get(nonce)
      if (!entry) return false
      entries.delete(nonce)
      used.set(nonce, { ...entry, isUsed: true })
      return true
    },
  }
}
