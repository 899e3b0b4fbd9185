import type { Vault } from './vault'

/** Notifies the wallet's other pages in this browser, which use the same stored data. */
export interface SessionChannel {
  /** The listener runs when another page has changed who is logged in or their email address. */
  listen(onChange: () => void): void
  /** Returns a vault that stores to the given one and notifies the other pages of such changes. */
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
