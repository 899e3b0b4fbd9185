import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Contract, ContractToken } from '../contract'
import type { EventBus, KernelEvents, ViewsOf } from '../events'
import type { Ports } from '../ports/ports'
import { typeRouter } from '../router/create-router'
import type { Router } from '../router/router'
import type { Notice, NoticeHandle } from '../text/text'
import { useInstanceParts } from './latchkey-provider'

export interface ViewServices {
  readonly ports: Ports
  readonly on: EventBus<KernelEvents, object>['on']
  notify(pluginId: string, notice: Notice): NoticeHandle
  report(pluginId: string, error: unknown): void
}

/** Returns services for views: ports, kernel events, notices and error reports. */
export function useServices(): ViewServices {
  const { ports, bus, fail, notify } = useInstanceParts()
  return useMemo(
    () => ({
      ports,
      on: (name, listener) => bus.on(name, listener, (error) => fail('host', 'event', error)),
      notify,
      report: (pluginId, error) => bus.emit('kernel:error', { pluginId, error }),
    }),
    [ports, bus, fail, notify],
  )
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

/** The router for a view, typed by the contract whose views it leads to. */
export function useRouter<C extends Contract>({ id }: ContractToken<C>): Router<ViewsOf<C>> {
  const { router } = useInstanceParts()
  return useMemo(() => typeRouter(router, 'user', id), [router, id])
}
