import { usePluginState, useRouter } from '@latchkey/kernel/react'
import { type ActiveTarget, activeTarget, sessionContract, sessionStatus } from '@latchkey/session/contract'
import { useEffect } from 'react'
import { accountContract } from '../contract'
import { sameTarget } from '../state'

/** The active account. Without one the dialog closes, unless a wallet is reconnecting. */
export function useTargetOrClose(): ActiveTarget | undefined {
  const router = useRouter(accountContract)
  const target = usePluginState(sessionContract, activeTarget, sameTarget)
  const isReconnecting = usePluginState(sessionContract, (state) => sessionStatus(state) === 'reconnecting')
  const isGone = !target && !isReconnecting
  useEffect(() => {
    if (isGone) router.close('plugin')
  }, [isGone, router])
  return target
}
