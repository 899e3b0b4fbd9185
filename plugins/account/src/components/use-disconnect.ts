import { usePlugin } from '@latchkey/kernel/react'
import { type ConnectionId, sessionContract } from '@latchkey/session/contract'
import { useCallback, useState } from 'react'
import { copy } from '../copy'
import { useTell } from './use-tell'

export interface Disconnect {
  /** What is being ended. */
  readonly busy: ConnectionId | 'all' | undefined
  /** Resolves once it is over; true when the wallet agreed. */
  readonly disconnect: (which: ConnectionId | 'all') => Promise<boolean>
}

/** Ends a connection, or all. A wallet that fails is told in a banner; this page has forgotten it all the same. */
export function useDisconnect(): Disconnect {
  const session = usePlugin(sessionContract)
  const tell = useTell()
  const [busy, setBusy] = useState<Disconnect['busy']>()
  const disconnect = useCallback(
    async (which: ConnectionId | 'all') => {
      setBusy(which)
      try {
        await session.disconnect(which === 'all' ? undefined : which)
        return true
      } catch (error) {
        tell.failed(error, 'DISCONNECT_FAILED', (t) =>
          t('account.disconnect-failed', copy['account.disconnect-failed']),
        )
        return false
      } finally {
        setBusy(undefined)
      }
    },
    [session, tell],
  )
  return { busy, disconnect }
}
