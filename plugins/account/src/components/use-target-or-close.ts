import { usePluginState, useRouter } from '@latchkey/kernel/react'
import { type ActiveTarget, activeTarget, sessionContract, sessionStatus } from '@latchkey/session/contract'
import { useEffect } from 'react'
import { accountContract } from '../contract'
import { sameTarget } from '../state'

/** The account in use. Without one the dialog closes, unless a wallet is coming back. */
export function useTargetOrClose(): ActiveTarget | undefined {
  const router = useRouter(accountContract)
  const target = usePluginState(sessionContract, activeTarget, sameTarget)
  const isComing = usePluginState(sessionContract, (state) => sessionStatus(state) === 'reconnecting')
  const isOver = !target && !isComing
  useEffect(() => {
    if (isOver) router.close('plugin')
  }, [isOver, router])
  return target
}
