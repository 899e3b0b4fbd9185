import type { Contract, ContractToken } from '@latchkey/kernel'
import { useOptionalPlugin, useRouter, useRouterState } from '@latchkey/kernel/react'
import { useCallback } from 'react'
import { type ConnectViews, connectContract } from '../contract'

/** The views that lead to methods to connect. */
const lists: ReadonlySet<string> = new Set<keyof ConnectViews>(['Connect', 'ConnectWallets'])

/**
 * For a method to connect that has connected: ends the flow of its own plugin, and with it the list that it was opened
 * from, so that what needed a connection goes on.
 */
export function useFinishMethod<C extends Contract>(contract: ContractToken<C>): () => void {
  const router = useRouter(contract)
  const listRouter = useRouter(connectContract)
  const isFromList = useRouterState(({ stack }) => stack.some(({ view }) => lists.has(view)))
  return useCallback(() => {
    router.finish()
    // The list is another plugin's, whose flow it may begin.
    // control: login-leaves-the-list-open
    if (isFromList) listRouter.finish()
  }, [router, listRouter, isFromList])
}

/** Leads to the other methods to connect, where there is a list of them, else back. */
export function useOtherMethods<C extends Contract>(contract: ContractToken<C>): () => void {
  const hasList = useOptionalPlugin(connectContract) !== undefined
  const router = useRouter(contract)
  const listRouter = useRouter(connectContract)
  return useCallback(() => {
    if (hasList) listRouter.reset('Connect')
    else router.back()
  }, [hasList, router, listRouter])
}
