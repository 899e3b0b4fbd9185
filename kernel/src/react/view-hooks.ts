import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Contract, ContractToken } from '../contract'
import type { ViewsOf } from '../events'
import type { Slot, SlotItem } from '../extension-points/slots'
import { typeRouter } from '../router/create-router'
import type { Router } from '../router/router'
import { useInstance, useInstanceParts } from './latchkey-provider'
import { useServices } from './use-services'

/** The router for a view, typed by the contract whose views it leads to. */
export function useRouter<C extends Contract>({ id }: ContractToken<C>): Router<ViewsOf<C>> {
  const { router } = useInstanceParts()
  return useMemo(() => typeRouter(router, 'user', id), [router, id])
}

/** Returns the API of a plugin, or `undefined` if the plugin is absent or has failed. */
export function useOptionalPlugin<C extends Contract>(token: ContractToken<C>): C['api'] | undefined {
  const latchkey = useInstance()
  return Object.hasOwn(latchkey.plugins, token.id) && latchkey.status(token).status === 'ready'
    ? latchkey.get(token)
    : undefined
}

/** Returns the items of a slot in order. Renders again when items are added, changed or removed. */
export function useSlot<Item extends SlotItem>(slot: Slot<Item>): readonly Item[] {
  const { slots, fail } = useInstanceParts()
  const get = (): readonly Item[] => slots.items(slot)
  const subscribe = useCallback(
    (onChange: () => void) => slots.onItems(slot, onChange, (error) => fail('host', 'slot', error)),
    [slots, slot, fail],
  )
  return useSyncExternalStore(subscribe, get, get)
}

/** Returns `navigator.onLine`, and renders again when it changes. `true` does not mean that a server is reachable. */
export function useOnline(): boolean {
  const { browser } = useServices().ports
  const subscribe = useCallback(
    (onChange: () => void) => {
      const leaving = new AbortController()
      browser.listen('online', onChange, leaving.signal)
      browser.listen('offline', onChange, leaving.signal)
      return () => leaving.abort()
    },
    [browser],
  )
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}
