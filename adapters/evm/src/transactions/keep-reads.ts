/** Beyond them the oldest are read again. */
const MAX_KEPT = 500

/** Where a chain stands: its latest block. */
export interface Head {
  readonly number: bigint
  readonly hash: string
}

/** The chain as one look sees it. */
export interface SeenChain {
  readonly head: Head
  /** Whether an earlier head is still a block of it. */
  contains(earlier: Head): Promise<boolean>
}

/**
 * Keeps what was read of a chain for as long as the chain only goes on from there. Every request without an answer looks
 * at the same account again and again, for up to an hour.
 */
export interface KeptReads<Value> {
  /**
   * Loads once for all who ask. A failure is not kept.
   * @param blockOf the block in which it was found; `undefined` for what was not, which is not kept either
   */
  read(
    key: string,
    chain: SeenChain,
    load: () => Promise<Value>,
    blockOf: (value: Value) => Head | undefined,
  ): Promise<Value>
}

interface Kept<Value> {
  readonly head: Head
  readonly value: Promise<Value>
  /** Whether its own block was still there at a later head. */
  readonly isSure: boolean
}

export function keepReads<Value>(): KeptReads<Value> {
  const kept = new Map<string, Kept<Value>>()
  const keep = (key: string, entry: Kept<Value>): void => {
    kept.delete(key)
    kept.set(key, entry)
    const [oldest] = kept.keys()
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
  }
  return {
    async read(key, chain, load, blockOf) {
      const { head } = chain
      const goesOn = async (known: Kept<Value>): Promise<boolean> => {
        // A node behind does not have that head, and may have the block.
        const isBehind = head.number < known.head.number
        if (!isBehind && !(await chain.contains(known.head))) return false
        if (!isBehind && known.isSure) return true
        // Of several nodes behind one URL, one may have told the head, and another one a block of another fork.
        const found = await known.value.catch(() => undefined)
        const block = found && blockOf(found)
        return block !== undefined && chain.contains(block)
      }
      const known = kept.get(key)
      if (known?.head.hash === head.hash) return known.value
      if (known && (await goesOn(known))) {
        // What lies above an earlier head does not depend on it.
        if (kept.get(key) === known && head.number > known.head.number)
          keep(key, { ...known, head, isSure: true })
        return known.value
      }
      const other = kept.get(key)
      if (other?.head.hash === head.hash) return other.value
      const entry = { head, value: load(), isSure: false }
      keep(key, entry)
      const forget = (): void => {
        if (kept.get(key)?.value === entry.value) kept.delete(key)
      }
      entry.value.then((found) => {
        const block = blockOf(found)
        // A node that is ahead of the head tells of a block that nothing confirms.
        if (block === undefined || block.number > head.number) forget()
      }, forget)
      return entry.value
    },
  }
}
