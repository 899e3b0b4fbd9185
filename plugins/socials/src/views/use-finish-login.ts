import { connectContract } from '@latchkey/connect/contract'
import { useOptionalPlugin, useRouter, useRouterState } from '@latchkey/kernel/react'
import { useCallback } from 'react'
import { socialsContract } from '../contract'

const OWN_VIEWS: readonly string[] = ['ConnectSocials', 'ConnectingSocial', 'ConnectingFarcaster']
const WALLET_LISTS: readonly string[] = ['Connect', 'ConnectWallets']

/** Ends the login, and with it the wallet list that it was opened from: what needed a connection goes on. */
export function useFinishLogin(): () => void {
  const router = useRouter(socialsContract)
  const connectRouter = useRouter(connectContract)
  const below = useRouterState(
    ({ stack }) => stack.filter(({ view }) => !OWN_VIEWS.includes(view)).at(-1)?.view,
  )
  return useCallback(() => {
    router.finish()
    // The list belongs to another plugin, whose flow it may begin.
    if (below !== undefined && WALLET_LISTS.includes(below)) connectRouter.finish()
  }, [router, connectRouter, below])
}

/** Leads to the other methods, where there is a list of them, else back. */
export function useOtherMethods(): () => void {
  const hasList = useOptionalPlugin(connectContract) !== undefined
  const router = useRouter(socialsContract)
  const connectRouter = useRouter(connectContract)
  return useCallback(() => {
    if (hasList) connectRouter.reset('Connect')
    else router.back()
  }, [hasList, router, connectRouter])
}
