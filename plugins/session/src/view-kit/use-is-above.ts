'use client'

import { useRouterState } from '@latchkey/kernel/react'

/**
 * Whether a view of this name is directly below the shown one. If it is not, because a page has opened the shown view
 * directly, a step that is done shows its next view instead of going back.
 * @example
 * const isAboveForm = useIsAbove('WalletSend')
 * const leave = (): void => (isAboveForm ? router.back() : router.replace('WalletSend'))
 */
export const useIsAbove = (view: string): boolean =>
  useRouterState(({ stack }) => stack.at(-2)?.view === view)
