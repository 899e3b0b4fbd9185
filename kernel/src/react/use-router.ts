import { useMemo } from 'react'
import type { Contract, ContractToken } from '../contract'
import type { ViewsOf } from '../events'
import { typeRouter } from '../router/create-router'
import type { Router } from '../router/router'
import { useInstanceParts } from './latchkey-context'

/** The router for a view, typed by the contract whose views it leads to. */
export function useRouter<C extends Contract>({ id }: ContractToken<C>): Router<ViewsOf<C>> {
  const { router } = useInstanceParts()
  return useMemo(() => typeRouter(router, 'user', id), [router, id])
}
