/** The part of a Redis client that the store of the README uses. */
export interface FakeRedis {
  get(key: string): Promise<string | null>
  set(
    key: string,
    value: string,
    options: { readonly PXAT: number; readonly NX?: boolean },
  ): Promise<string | null>
  /** How many keys have not expired. */
  size(): number
}

/**
 * A fake of the commands GET and SET with PXAT and NX. As in Redis, each command is one atomic step that runs some time
 * after it was sent, and SET with NX responds with `null` for a key that exists.
 */
export function createFakeRedis(now: () => number): FakeRedis {
  const entries = new Map<string, { readonly value: string; readonly expiresAtMs: number }>()
  const live = (key: string) => {
    const entry = entries.get(key)
    return entry && entry.expiresAtMs > now() ? entry : undefined
  }
  return {
    async get(key) {
      await Promise.resolve()
      return live(key)?.value ?? null
    },
    async set(key, value, { PXAT, NX = false }) {
      await Promise.resolve()
      if (NX && live(key)) return null
      entries.set(key, { value, expiresAtMs: PXAT })
      return 'OK'
    },
    size: () => [...entries.keys()].filter(live).length,
  }
}
