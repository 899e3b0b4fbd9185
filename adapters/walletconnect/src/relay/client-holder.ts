import type { Remove } from '@latchkey/kernel'
import type { RelayClient, RelayNews } from './relay-client'

export interface ClientHolder {
  /** The instance in use, or a new one. */
  get(): Promise<RelayClient>
  readonly isThere: boolean
  /** Closes the instance in use: one that is stuck, or does not know what another tab did. */
  drop(): void
}

/** At most one instance of the relay library at a time. */
export function createClientHolder(
  create: () => Promise<RelayClient>,
  hear: (news: RelayNews) => void,
): ClientHolder {
  let current: Promise<RelayClient> | undefined
  let deaf: Remove | undefined
  return {
    get isThere() {
      return current !== undefined
    },
    get() {
      if (current) return current
      const making = create()
      current = making
      making.then(
        (client) => {
          if (current === making) deaf = client.listen(hear)
          else client.close()
        },
        () => {
          if (current === making) current = undefined
        },
      )
      return making
    },
    drop() {
      const dropped = current
      current = undefined
      deaf?.()
      deaf = undefined
      // One that is still being made closes itself.
      dropped?.then(
        (client) => client.close(),
        () => undefined,
      )
    },
  }
}
