import type { AnyContract, AnyToken } from './contract'
import { isCancellation } from './errors'
import type { KernelEvents, ViewsOf } from './events'
import type { InstanceParts, PluginRecord } from './instance-parts'
import type { PluginContext } from './plugin-context'
import { typeRouter } from './router/create-router'
import type { Remove } from './scope'
import { watchSlice } from './store/slice'

const requestCode = () => import('./rpc/send-request')

type Context = PluginContext<AnyContract, AnyContract, AnyContract>

/** Creates the context of a plugin. Everything that the plugin registers with it is removed automatically. */
export function createContext(parts: InstanceParts, record: PluginRecord): Context {
  const { bus, slots, guards, rpc, router, ports, fail } = parts
  const { id, slice } = record
  const own = (undo: () => void): Remove => (record.run?.scope ?? record.scope).own(undo)
  const storeError = (error: unknown): void => fail(id, 'store', error)
  const recordOf = (token: AnyToken): PluginRecord | undefined => parts.records.get(token.id)
  const isOptional = ({ id: wanted }: AnyToken): boolean =>
    record.plugin.runtime.optionalDependsOn.some((token) => token.id === wanted)
  const on: Context['events']['on'] = (name, listener) =>
    own(bus.on(name, listener, (error) => fail(id, 'event', error)))
  /** Between two runs it is aborted, so that no long work begins. */
  const signalOfRun = (): AbortSignal => record.run?.abort.signal ?? AbortSignal.abort()
  const spawn: Context['spawn'] = (work) => {
    const signal = signalOfRun()
    const ended = new Promise<void>((resolve) => resolve(work(signal)))
    ended.catch((error: unknown) => {
      if (!signal.aborted && !isCancellation(error)) fail(id, 'spawn', error)
    })
  }

  return {
    ...ports,
    storage: record.storage,
    logger: record.logger,
    get signal() {
      return signalOfRun()
    },
    state: {
      get: slice.get,
      assign: slice.assign,
      subscribe: (listener) => own(slice.subscribe(listener, storeError)),
      restored: () => record.run?.restored ?? Promise.resolve(),
    },
    events: {
      on,
      emit: (name, ...payload) => bus.emit(name, payload[0]),
    },
    router: {
      ...typeRouter<ViewsOf<AnyContract>>(router, 'plugin', id),
      onFirstOpen(load, isWanted = () => true) {
        let isLoaded = false
        const open = ({ view }: KernelEvents['kernel:view-changed']): void => {
          if (isLoaded || view === undefined || !isWanted(view)) return
          isLoaded = true
          spawn(async () => {
            try {
              await load(view)
            } catch (error) {
              isLoaded = false
              throw error
            }
          })
        }
        const remove = on('kernel:view-changed', open)
        open({ view: router.view() })
        return remove
      },
    },
    rpc: {
      declare: (...methods) => {
        for (const method of methods) own(rpc.declare(method))
      },
      use: (step) => own(rpc.use(id, step)),
      transport: (step) => own(rpc.use(id, step, true)),
      handle: (method, step) =>
        own(
          rpc.use(id, (request, next) =>
            request.method === method.name ? step(request as never, next as never) : next(request),
          ),
        ),
      request: (method, params, target) => rpc.request(id, method.name, params, target) as Promise<never>,
      requestByName: (method, params, target) => rpc.request(id, method, params, target),
      abortOpenRequests: rpc.abortOpenRequests,
      preload: async () => void (await requestCode()),
    },
    use: (token: AnyToken) =>
      isOptional(token) && recordOf(token)?.status !== 'ready' ? undefined : parts.apiOf(token),
    read: (token) => recordOf(token)?.slice.get(),
    watch: (token, select, onChange) => {
      const other = recordOf(token)
      return other ? own(watchSlice(other.slice, select, onChange, storeError)) : () => undefined
    },
    fill: (slot, item) => {
      const { update, remove } = slots.fill(id, slot, item)
      return { update, remove: own(remove) }
    },
    items: slots.items,
    onItems: (slot, onChange) => own(slots.onItems(slot, onChange, (error) => fail(id, 'event', error))),
    protect: (guard, decide) => own(guards.protect(id, guard, decide)),
    check: (guard, ...input) => guards.check(guard, input[0] as never),
    onReady(run) {
      const remove = on('kernel:started', run)
      if (parts.isReady) run()
      return remove
    },
    spawn,
    notify: (notice) => parts.notify(id, notice),
    report: (error) => {
      record.logger.error('reported', { error })
      bus.emit('kernel:error', { pluginId: id, error })
    },
    onDispose: (cleanup) => void record.scope.own(cleanup),
  }
}
