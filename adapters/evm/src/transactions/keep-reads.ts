/** A block that lies so deep is taken to stay. */
const SETTLED_BLOCKS = 64n
/** Beyond them the oldest are read again. */
const MAX_KEPT = 500

/**
 * Keeps what was read of a chain: while the chain stands at the same block, and for good what lies deep in it. Every request
 * without an answer looks at the same account again and again, for up to an hour.
 */
export interface KeptReads<Value> {
  /**
   * Loads once for all who ask at the same latest block. A failure is not kept.
   * @param blockOf where in the chain it was found; `undefined` for what was not, which is not kept either
   */
  read(
    key: string,
    latest: bigint,
    load: () => Promise<Value>,
    blockOf: (value: Value) => bigint | undefined,
  ): Promise<Value>
}

export function keepReads<Value>(): KeptReads<Value> {
  const kept = new Map<string, { readonly latest: bigint; readonly value: Promise<Value> }>()
  const settled = new Set<Promise<Value>>()
  const forget = (key: string): void => {
    const entry = kept.get(key)
    if (!entry) return
    settled.delete(entry.value)
    kept.delete(key)
  }
  return {
    read(key, latest, load, blockOf) {
      const known = kept.get(key)
      if (known && (known.latest === latest || settled.has(known.value))) return known.value
      forget(key)
      const value = load()
      kept.set(key, { latest, value })
      const [oldest] = kept.keys()
      if (kept.size > MAX_KEPT && oldest !== undefined) forget(oldest)
      const isKept = (): boolean => kept.get(key)?.value === value
      value.then(
        (found) => {
          const block = blockOf(found)
          if (!isKept()) return
          if (block === undefined) return forget(key)
          // control: replaced-block-believed
          if (block + SETTLED_BLOCKS <= latest) settled.add(value)
        },
        () => {
          if (isKept()) forget(key)
        },
      )
      return value
    },
  }
}
