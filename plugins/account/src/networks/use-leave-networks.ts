import { useRouter, useRouterState } from '@latchkey/kernel/react'
import { useCallback } from 'react'
import { accountContract } from '../contract'

const NETWORK_VIEWS: readonly string[] = [
  'Networks',
  'SwitchNetwork',
  'SwitchActiveChain',
  'UnsupportedChain',
]

/** Goes back past the views for networks; closes the dialog if no other view was open. */
export function useLeaveNetworks(): () => void {
  const router = useRouter(accountContract)
  const stack = useRouterState((state) => state.stack)
  return useCallback(() => {
    const kept = stack.map(({ view }) => NETWORK_VIEWS.includes(view)).lastIndexOf(false)
    if (kept < 0) return router.finish()
    for (let steps = stack.length - 1 - kept; steps > 0; steps -= 1) router.back('plugin')
  }, [router, stack])
}
