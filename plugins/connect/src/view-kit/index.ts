// Shared code for the views of plugins that add methods to connect. Only lazily loaded code may import it.

import type { Contract, ContractToken } from '@latchkey/kernel'
import { useOptionalPlugin, useRouter, useRouterState } from '@latchkey/kernel/react'
import { useCallback } from 'react'
import { type ConnectViews, connectContract } from '../contract'

export { withConsent } from '../consent/with-consent'

/** The views that list the methods to connect. */
const listViews: ReadonlySet<string> = new Set<keyof ConnectViews>(['Connect', 'ConnectWallets'])

/**
 * Returns a function that a view calls when its method has connected. It finishes the flow of the method's plugin and, if the
 * wallet list opened the view, the flow of the list. A view that needed the connection is then shown.
 */
export function useFinishMethod<C extends Contract>(contract: ContractToken<C>): () => void {
  const router = useRouter(contract)
  const listRouter = useRouter(connectContract)
  const isFromList = useRouterState(({ stack }) => stack.some(({ view }) => listViews.has(view)))
  return useCallback(() => {
    router.finish()
    // The list belongs to another plugin, so it may be in a flow of its own.
    if (isFromList) listRouter.finish()
  }, [router, listRouter, isFromList])
}

/** Returns a function that opens the list of methods to connect or, without the plugin `connect`, goes back. */
export function useOtherMethods<C extends Contract>(contract: ContractToken<C>): () => void {
  const hasList = useOptionalPlugin(connectContract) !== undefined
  const router = useRouter(contract)
  const listRouter = useRouter(connectContract)
  return useCallback(() => {
    if (hasList) listRouter.reset('Connect')
    else router.back()
  }, [hasList, router, listRouter])
}
