import { useMemo } from 'react'
import type { EventBus, KernelEvents } from '../events'
import type { Ports } from '../ports/ports'
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
