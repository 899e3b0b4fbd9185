/** Ids of connectors, each taken by one wallet at a time. */
export interface Ids {
  take(name: string): string
  giveBack(id: string): void
}

/**
 * The Wallet Standard knows a wallet by its name, so that is what makes an id the same on every visit:
 * `wallet-standard:Phantom`. Another wallet of that name is `wallet-standard-2:Phantom` as long as the first one is
 * here; the number stands where no name can imitate it. A wallet that goes and comes again is who it was.
 */
export function createIds(): Ids {
  const taken = new Set<string>()
  /** Where to go on looking: a thousand of one name are not counted from the beginning. */
  const next = new Map<string, number>()
  const idOf = (name: string, number: number): string =>
    `wallet-standard${number === 1 ? '' : `-${number}`}:${name}`
  return {
    take(name) {
      let number = taken.has(idOf(name, 1)) ? (next.get(name) ?? 2) : 1
      while (taken.has(idOf(name, number))) number += 1
      if (number > 1) next.set(name, number + 1)
      const id = idOf(name, number)
      taken.add(id)
      return id
    },
    giveBack: (id) => void taken.delete(id),
  }
}
