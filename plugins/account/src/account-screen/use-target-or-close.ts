import { usePluginState, useRouter } from '@latchkey/kernel/react'
import {
  type ActiveTarget,
  activeTarget,
  type ChainNamespace,
  isSameTarget,
  sessionContract,
  sessionStatus,
} from '@latchkey/session/contract'
import { useEffect } from 'react'
import { accountContract } from '../contract'

/** Returns the active account, or that of a namespace. Without one the dialog closes, unless a wallet is reconnecting. */
export function useTargetOrClose(namespace?: ChainNamespace): ActiveTarget | undefined {
  const router = useRouter(accountContract)
  const target = usePluginState(sessionContract, (state) => activeTarget(state, namespace), isSameTarget)
  const isReconnecting = usePluginState(sessionContract, (state) => sessionStatus(state) === 'reconnecting')
  const isGone = !target && !isReconnecting
  useEffect(() => {
    if (isGone) router.close('plugin')
  }, [isGone, router])
  return target
}
