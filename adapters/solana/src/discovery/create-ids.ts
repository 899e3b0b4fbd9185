/** Ids of connectors, each of one wallet object for as long as the page lives. */
export interface Ids {
  /** The same wallet object has the same id again. */
  take(name: string, wallet: object): string
}

/** What the Wallet Standard knows a wallet by, the same on every visit; anybody can claim any name. */
export const claimedIdOf = (name: string): string => `wallet-standard:${name}`

/**
 * The first wallet of a name has `wallet-standard:Phantom`, another one `wallet-standard-2:Phantom`; the number stands
 * where no name can imitate it. The id of a wallet that left is kept for it, so that no other one inherits it.
 */
export function createIds(): Ids {
  const counts = new Map<string, number>()
  const owned = new WeakMap<object, string>()
  return {
    take(name, wallet) {
      const own = owned.get(wallet)
      if (own !== undefined) return own
      const number = (counts.get(name) ?? 0) + 1
      counts.set(name, number)
      const id = number === 1 ? claimedIdOf(name) : `wallet-standard-${number}:${name}`
      owned.set(wallet, id)
      return id
    },
  }
}
