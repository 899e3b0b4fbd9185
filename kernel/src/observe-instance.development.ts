import type { Bus, Fail } from './events'
import type { PluginRecord } from './instance-parts'
import type { InstanceObserver, ObservedInstance, ObservedPlugin, ObservedRequest } from './observed-instance'
import type { Http, Ports } from './ports/ports'
import type { RouterState } from './router/router'
import type { Rpc } from './rpc/create-rpc-chain'
import type { RpcTarget } from './rpc/rpc-chain'
import { isolate } from './scope'
import type { OwnedSlice } from './store/slice'
import type { Language } from './text/text'

/**
 * Tells the plugins that have `observe` what happens from now on. Without such a plugin nothing is changed. None of the parts
 * was handed on yet, so each may still be replaced by one that tells the observers too.
 */
export function observeInstance(
  id: string,
  ports: Ports,
  bus: Bus,
  rpc: Rpc,
  records: ReadonlyMap<string, PluginRecord>,
  router: OwnedSlice<RouterState>,
  language: OwnedSlice<Language>,
  fail: Fail,
): void {
  const instance: ObservedInstance = {
    id,
    clock: ports.clock,
    plugins: [...records.values()].map(describePlugin),
  }
  for (const { plugin } of records.values()) {
    const onError = (error: unknown): void => fail(plugin.token.id, 'event', error)
    const attach = (): void => {
      const given = plugin.runtime.observe?.(instance)
      if (!given) return
      const observer = shielded(given, onError)
      observeBus(bus, observer)
      // Subscribed before anybody else, so that a change is told before what its listeners do.
      router.subscribe((next, previous) => observer.commit('kernel:router', next, previous))
      language.subscribe((next, previous) => observer.commit('kernel:language', next, previous))
      for (const { id: owner, slice } of records.values())
        slice.subscribe((next, previous) => observer.commit(owner, next, previous))
      observeWallets(rpc, observer)
      Object.assign(ports, { http: observedHttp(ports.http, observer) })
    }
    isolate(attach, onError)()
  }
}

function describePlugin(record: PluginRecord): ObservedPlugin {
  const { dependsOn, runtime } = record.plugin
  return {
    id: record.id,
    dependsOn: dependsOn.map(({ id }) => id),
    optionalDependsOn: runtime.optionalDependsOn.map(({ id }) => id),
    views: Object.keys(runtime.views),
    options: runtime.options,
    status: () =>
      record.error === undefined ? { status: record.status } : { status: record.status, error: record.error },
    state: record.slice.get,
  }
}

/** The same observer, of which nothing that it throws reaches what it observes. */
function shielded(observer: InstanceObserver, onError: (error: unknown) => void): InstanceObserver {
  const tell = <Rest extends readonly unknown[]>(begin: () => (...rest: Rest) => void) => {
    let end: (...rest: Rest) => void = () => undefined
    isolate(() => {
      end = begin()
    }, onError)()
    return isolate((...rest: Rest) => end(...rest), onError)
  }
  return {
    event: (name, payload) => tell(() => observer.event(name, payload)),
    commit: isolate((owner, next, previous) => observer.commit(owner, next, previous), onError),
    request: (request) => tell(() => observer.request(request)),
  }
}

function observeBus(bus: Bus, observer: InstanceObserver): void {
  const { emit } = bus
  Object.assign(bus, {
    emit: (name: string, payload?: unknown) => {
      const end = observer.event(name, payload)
      emit(name, payload)
      end()
    },
  })
}

/** Runs a request, of which the observer is told when it begins and how it ends. Who waits for it waits no longer. */
function observed<Value>(
  observer: InstanceObserver,
  request: ObservedRequest,
  run: () => Promise<Value>,
  resultOf: (value: Value) => unknown,
): Promise<Value> {
  const end = observer.request(request)
  const answer = run()
  answer.then(
    (value) => end({ result: resultOf(value) }),
    (error: unknown) => end({ error }),
  )
  return answer
}

function observeWallets(rpc: Rpc, observer: InstanceObserver): void {
  const { request } = rpc
  Object.assign(rpc, {
    request: (from: string, method: string, params: unknown, target: RpcTarget) =>
      observed(
        observer,
        { kind: 'wallet', from, method, params, target },
        () => request(from, method, params, target),
        (result) => result,
      ),
  })
}

function observedHttp({ send }: Http, observer: InstanceObserver): Http {
  return {
    send: (request, parse) => {
      let body: unknown
      return observed(
        observer,
        { kind: 'service', request },
        () =>
          send(request, (given) => {
            body = given
            return parse(given)
          }),
        () => body,
      )
    },
  }
}
