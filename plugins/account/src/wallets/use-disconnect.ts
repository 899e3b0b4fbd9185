import { usePlugin } from '@latchkey/kernel/react'
import { type ConnectionId, sessionContract } from '@latchkey/session/contract'
import { useCallback, useState } from 'react'
import { copy } from '../copy/copy'
import { useNotices } from '../use-notices'

export interface Disconnect {
  /** The connection that is being ended. */
  readonly busy: ConnectionId | 'all' | undefined
  /** True when the wallet confirmed, false when it failed or a guard refused. Never rejects. */
  readonly disconnect: (which: ConnectionId | 'all') => Promise<boolean>
}

/** Ends a connection, or all. A wallet that fails is named in a banner: session has forgotten the connection by then. */
export function useDisconnect(): Disconnect {
  const session = usePlugin(sessionContract)
  const notices = useNotices()
  const [busy, setBusy] = useState<Disconnect['busy']>()
  const disconnect = useCallback(
    async (which: ConnectionId | 'all') => {
      setBusy(which)
      try {
        await session.disconnect(which === 'all' ? undefined : which)
        return true
      } catch (error) {
        notices.failed(error, 'DISCONNECT_FAILED', (t) =>
          t('account.disconnect-failed', copy['account.disconnect-failed']),
        )
        return false
      } finally {
        setBusy(undefined)
      }
    },
    [session, notices],
  )
  return { busy, disconnect }
}
