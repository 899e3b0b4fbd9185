import { useRouter, useRouterState } from '@latchkey/kernel/react'
import { useCallback } from 'react'
import { accountContract } from '../contract'

const NETWORK_VIEWS: readonly string[] = [
  'Networks',
  'SwitchNetwork',
  'SwitchActiveChain',
  'UnsupportedChain',
]

/** Returns a function that goes back to the last view not in `NETWORK_VIEWS`, or closes the dialog if there is none. */
export function useLeaveNetworks(): () => void {
  const router = useRouter(accountContract)
  const stack = useRouterState((state) => state.stack)
  return useCallback(() => {
    const targetIndex = stack.map(({ view }) => NETWORK_VIEWS.includes(view)).lastIndexOf(false)
    if (targetIndex < 0) return router.finish()
    for (let steps = stack.length - 1 - targetIndex; steps > 0; steps -= 1) router.back('plugin')
  }, [router, stack])
}
