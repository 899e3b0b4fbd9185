import { isLatchkeyError } from '@latchkey/kernel'
import { usePlugin, usePluginState, useServices } from '@latchkey/kernel/react'
import { activeConnection, sessionContract } from '@latchkey/session/contract'
import { useCallback, useState } from 'react'
import { copy } from '../copy'

export interface Disconnect {
  readonly isBusy: boolean
  readonly disconnect: () => Promise<void>
}

/** Ends the active connection. A wallet that fails is told in a banner; this page has forgotten it all the same. */
export function useDisconnect(): Disconnect {
  const session = usePlugin(sessionContract)
  const { notify, report } = useServices()
  const connectionId = usePluginState(sessionContract, (state) => activeConnection(state)?.id)
  const [isBusy, setBusy] = useState(false)
  const disconnect = useCallback(async () => {
    setBusy(true)
    try {
      await session.disconnect(connectionId)
    } catch (error) {
      report('account', error)
      const known = isLatchkeyError(error) ? error : undefined
      notify('account', {
        surface: 'banner',
        variant: 'error',
        code: known?.code ?? 'DISCONNECT_FAILED',
        text: (t) =>
          known
            ? t(`error.${known.code}`, known.message)
            : t('account.disconnect-failed', copy['account.disconnect-failed']),
      })
    }
    setBusy(false)
  }, [session, connectionId, notify, report])
  return { isBusy, disconnect }
}
