import type { Vault } from './vault'

/** Notifies the frames of the same origin's other pages in this browser, which share the login. */
export interface SessionChannel {
  /** The listener runs when another page has changed who is logged in or their email address. */
  listen(onChange: () => void): void
  /** Returns a vault that stores to the given one and notifies the other pages of such changes. */
  announceChangesOf(vault: Vault): Vault
}

/** @param hostOrigin origin of the page that frames this one */
export function createSessionChannel(hostOrigin: string): SessionChannel {
  const channel = new BroadcastChannel(`session ${hostOrigin}`)
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
