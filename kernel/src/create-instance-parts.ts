import { observeInstance } from '@latchkey/kernel/internal/observe-instance'
import { PluginUnavailableError } from './errors'
import { createEventBus, createNotify, type Fail } from './events'
import { createGuards } from './extension-points/guards'
import type { Ranked } from './extension-points/insert-sorted'
import { createSlots } from './extension-points/slots'
import type { InstanceParts, PluginRecord } from './instance-parts'
import type { Plugin } from './plugin'
import type { Ports } from './ports/ports'
import { scopeStorage } from './ports/storage'
import { createRouter } from './router/create-router'
import { closedRouter, type RouterState } from './router/router'
import { createViewRegistry } from './router/view-registry'
import { createRpcChain } from './rpc/create-rpc-chain'
import { createScope } from './scope'
import { createNotificationQueue, createSlice } from './store/slice'
import type { Language } from './text/text'

export function createInstanceParts(
  instanceId: string,
  ports: Ports,
  plugins: readonly Plugin[],
  language: Language,
): InstanceParts {
  const bus = createEventBus()
  let isReporting = false
  const fail: Fail = (pluginId, phase, error) => {
    ports.logger.child(pluginId).error(`failed in ${phase}`, { error })
    // Errors of this event's listeners are only logged. Reporting them would recurse.
    if (isReporting) return
    isReporting = true
    bus.emit('kernel:plugin-failed', { pluginId, phase, error })
    isReporting = false
  }
  const notifications = createNotificationQueue()
  const records = new Map<string, PluginRecord>()
  const prefixOf = (id: string): string => `latchkey/1/${instanceId}/${id}/`
  for (const plugin of plugins) {
    const { token, runtime } = plugin
    const { id } = token
    records.set(id, {
      plugin,
      id,
      scope: createScope((error) => fail(id, 'dispose', error)),
      slice: createSlice(runtime.initialState(), notifications, (error) => fail(id, 'store', error)),
      storage: scopeStorage(
        runtime.storage?.() ?? ports.storage,
        prefixOf(id),
        runtime.formerId && prefixOf(runtime.formerId),
      ),
      logger: ports.logger.child(id),
      kept: { state: undefined },
      status: 'skipped',
      api: {},
      context: {},
    })
  }
  const ids = [...records.keys()]
  const isBefore = (one: Ranked, other: Ranked): boolean => ids.indexOf(one.owner) < ids.indexOf(other.owner)
  const ownError = (error: unknown): void => fail('kernel', 'store', error)
  const routerSlice = createSlice<RouterState>(closedRouter, notifications, ownError)
  const languageSlice = createSlice(language, notifications, ownError)
  const rpc = createRpcChain(isBefore, ports.randomId)
  observeInstance(instanceId, ports, bus, rpc, records, routerSlice, languageSlice, fail)
  const slots = createSlots((id) => records.get(id)?.slice, fail)
  const guards = createGuards(isBefore, fail)
  const views = createViewRegistry()
  return {
    instanceId,
    ports,
    notifications,
    bus,
    slots,
    guards,
    views,
    routerSlice,
    rpc,
    router: createRouter({
      slice: routerSlice,
      views,
      guards,
      slots,
      batch: notifications.batch,
      changes: notifications.count,
      emit: bus.emit,
      fail,
    }),
    language: languageSlice,
    records,
    apiOf({ id }) {
      const record = records.get(id)
      if (record?.status === 'ready') return record.api
      throw new PluginUnavailableError(
        id,
        record?.status ?? 'not installed',
        record?.error ? { cause: record.error } : undefined,
      )
    },
    fail,
    notify: createNotify(bus.emit),
    isReady: false,
  }
}
