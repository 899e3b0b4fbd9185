import type { WireBalance } from './wire-balance'

const CACHE_LIFETIME_MS = 10_000

/** The service's cache: a recently requested account is answered from here, even when its chain has newer blocks. */
export interface BalanceCache {
  read(
    key: string,
    force: boolean,
    ask: () => Promise<readonly WireBalance[]>,
  ): Promise<readonly WireBalance[]>
}

export function createBalanceCache(now: () => number): BalanceCache {
  const known = new Map<
    string,
    { readonly asked: number; readonly atMs: number; readonly balances: readonly WireBalance[] }
  >()
  let requests = 0
  return {
    async read(key, force, ask) {
      const found = known.get(key)
      if (found && !force && now() - found.atMs <= CACHE_LIFETIME_MS) return found.balances
      const asked = ++requests
      const balances = await ask()
      // What was asked for later is newer, whichever node answered first.
      if (asked > (known.get(key)?.asked ?? 0)) known.set(key, { asked, atMs: now(), balances })
      return balances
    },
  }
}
