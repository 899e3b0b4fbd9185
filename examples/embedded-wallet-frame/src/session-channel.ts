import type { Vault } from './vault'

/** Between the pages of this wallet in one browser: what they store is the same. */
export interface SessionChannel {
  /** Runs when another page has changed who is logged in, or under which address. */
  listen(onChange: () => void): void
  /** The same vault, which tells the other pages of such changes. */
  announceChangesOf(vault: Vault): Vault
}

export function createSessionChannel(name = 'session'): SessionChannel {
  const channel = new BroadcastChannel(name)
  return {
    listen: (onChange) => channel.addEventListener('message', onChange),
    announceChangesOf: (vault) => ({
      ...vault,
      async setUser(user) {
        await vault.setUser(user)
        channel.postMessage('changed')
      },
      async rename(from, to) {
        await vault.rename(from, to)
        channel.postMessage('changed')
      },
    }),
  }
}
