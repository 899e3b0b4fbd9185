/** Pseudo-random numbers that depend only on the seed. */
export interface Random {
  /** An integer from 0 to `limit` - 1. */
  below(limit: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

export function createRandom(seed: string): Random {
  let state = hash(seed)
  const below = (limit: number): number => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  return { below, pick: (items) => items[below(items.length)] ?? items[0] }
}

/** FNV-1a, because pages draw these pictures too and have no `node:crypto`. */
function hash(text: string): number {
  let state = 0x811c9dc5
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return state
}
