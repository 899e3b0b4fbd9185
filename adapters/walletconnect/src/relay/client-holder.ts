import type { Remove } from '@latchkey/kernel'
import type { RelayEvent, WalletConnectClient } from './walletconnect-client'

export interface ClientHolder {
  /** Returns the current instance, or creates one. */
  get(): Promise<WalletConnectClient>
  readonly exists: boolean
  /** Closes the current instance, for instance because it is stuck or another tab has changed the storage. */
  close(): void
}

/** At most one instance of the relay library at a time. */
export function createClientHolder(
  create: () => Promise<WalletConnectClient>,
  onEvent: (event: RelayEvent) => void,
): ClientHolder {
  let current: Promise<WalletConnectClient> | undefined
  let unsubscribe: Remove | undefined
  return {
    get exists() {
      return current !== undefined
    },
    get() {
      if (current) return current
      const making = create()
      current = making
      making.then(
        (client) => {
          if (current === making) unsubscribe = client.subscribe(onEvent)
          else client.close()
        },
        () => {
          if (current === making) current = undefined
        },
      )
      return making
    },
    close() {
      const closing = current
      current = undefined
      unsubscribe?.()
      unsubscribe = undefined
      // An instance that is still being created closes itself.
      closing?.then(
        (client) => client.close(),
        () => undefined,
      )
    },
  }
}
