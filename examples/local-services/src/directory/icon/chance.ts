import { createHash } from 'node:crypto'

/** Numbers that look like chance and are always the same for one seed. */
export interface Chance {
  /** From 0 up to and without `limit`, whole. */
  below(limit: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

export function createChance(seed: string): Chance {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0)
  const below = (limit: number): number => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  return { below, pick: (items) => items[below(items.length)] ?? items[0] }
}
