import { useMemo } from 'react'
import type { Contract, ContractToken } from '../contract'
import type { ViewsOf } from '../kernel-events'
import type { Router } from '../router/router'
import { useCore } from './latchkey-context'

/** The router for a view, typed by the contract whose views it leads to. */
export function useRouter<C extends Contract>(_token: ContractToken<C>): Router<ViewsOf<C>> {
  const { router } = useCore()
  return useMemo(
    () => ({
      push: (view, ...args) => router.go('push', view, args[0]),
      replace: (view, ...args) => router.go('replace', view, args[0]),
      reset: (view, ...args) => router.go('reset', view, args[0]),
      // The contract says what the view answers.
      ask: (view, ...args) => router.ask(view, args[0], args[1]) as Promise<never>,
      back: (by = 'visitor') => router.back(by),
      close: (by = 'visitor') => router.close(by),
    }),
    [router],
  )
}
