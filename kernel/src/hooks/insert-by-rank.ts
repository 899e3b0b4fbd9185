import type { Remove } from '../types'

export interface Ranked {
  readonly owner: string
}

/** Puts an entry behind those of its own plugin and of the plugins before it; the result takes it out again. */
export function insertByRank<Entry extends Ranked>(
  list: Entry[],
  entry: Entry,
  rank: (owner: string) => number,
): Remove {
  const later = list.findIndex((other) => rank(other.owner) > rank(entry.owner))
  list.splice(later < 0 ? list.length : later, 0, entry)
  return () => {
    const index = list.indexOf(entry)
    if (index >= 0) list.splice(index, 1)
  }
}
