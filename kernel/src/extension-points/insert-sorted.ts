import type { Remove } from '../scope'

/** An entry in a list that is sorted by plugin order. */
export interface Ranked {
  /** The plugin that added it. */
  readonly owner: string
}

/**
 * Inserts an entry by binary search, behind equal ones, so that a sorted list stays sorted. The result
 * removes the entry.
 */
export function insertSorted<Entry>(
  list: Entry[],
  entry: Entry,
  isBefore: (entry: Entry, other: Entry) => boolean,
): Remove {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    const other = list[middle]
    if (other && isBefore(entry, other)) high = middle
    else low = middle + 1
  }
  list.splice(low, 0, entry)
  return () => {
    const index = list.indexOf(entry)
    if (index >= 0) list.splice(index, 1)
  }
}
