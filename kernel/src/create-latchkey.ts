import { checkHostNames, checkPortNames, createStartHint } from '#check-names'
import { checkInstanceId, checkOptions } from './check-configuration'
import { loadActionCode } from './chunks/load-chunks'
import type { AnyContract, AnyToken, ContractOf } from './contract'
import type { Core } from './core'
import { createCore } from './create-core'
import { ConfigurationError, DisposedError, PluginUnavailableError } from './errors'
import { dehydrate, hydrate } from './hydration'
import { type Internals, internals } from './internals'
import type { CheckNeeds, Latchkey } from './latchkey'
import { disposePlugins, setUpPlugins, startPlugins, stopPlugins } from './life-cycle'
import { orderPlugins } from './order-plugins'
import type { Plugin } from './plugin'
import type { PluginRecord } from './plugin-record'
import { createDefaultPorts } from './ports/create-default-ports'
import type { Ports } from './ports/ports'
import { type OutletHost, outlets } from './router/outlet-slot'
import { typeRouter } from './router/typed-router'
import { quietly } from './router/view-registry'
import { watchSlice } from './store/watch-slice'
import { copyLanguage, english, type Language } from './text/language'

export interface LatchkeyOptions<Plugins extends readonly Plugin[]> {
  /** Prefix of storage keys and value of the portal's attribute. Each instance of a page needs its own. Default: `latchkey`. */
  readonly id?: string
  /** Plugins, as factories such as `evm()` return them, in any order. A plugin is set up after those that it depends on. */
  readonly plugins: Plugins & CheckNeeds<Plugins>
  /** Replacements for browser APIs, such as `storage`. Default: the APIs of the browser. */
  readonly ports?: Partial<Ports>
  /** Language of all texts. Default: English. */
  readonly language?: Language
  /** The text that `dehydrate()` returned on the server. A malformed text is ignored, with a warning in the log. */
  readonly hydrateFrom?: string
  /**
   * When the code of the first view is fetched. `'intent'` (the default): when a user points at, focuses or presses
   * a button that opens it, or the page calls `preload`. `'idle'`: also without that, once the page was loaded and the
   * browser is idle, unless the user saves data or has a connection of 2g or less.
   */
  readonly preload?: 'intent' | 'idle'
}

/**
 * Makes an instance: orders the plugins, checks their options, sets them up. Has no effects until `start`, so it
 * may run on a server, once per request. Throws `ConfigurationError` for a wrong list of plugins; names and most values of
 * options are checked in the development build only.
 * @example
 * const latchkey = createLatchkey({ plugins: [...essentials(), evm({ networks: [mainnet] })] })
 * const stop = latchkey.start() // in React, LatchkeyProvider does it
 */
export function createLatchkey<const Plugins extends readonly Plugin[]>(
  options: LatchkeyOptions<Plugins>,
): Latchkey<ContractOf<Plugins[number]['token']>> {
  checkHostNames(options)
  const { id = 'latchkey', ports: givenPorts = {}, hydrateFrom, language = english, preload } = options
  checkInstanceId(id)
  checkPortNames(givenPorts)
  const plugins = orderPlugins(options.plugins)
  checkOptions(plugins)

  const ports = createDefaultPorts(id, givenPorts)
  const core = createCore(id, ports, plugins, copyLanguage(language))
  setUpPlugins(core)
  if (hydrateFrom !== undefined) hydrate(core, hydrateFrom)
  markInitialStates(core)

  let callers = 0
  let disposed = false
  let serverRenders = 0
  const recordOf = (token: { readonly id: string }): PluginRecord | undefined => core.records.get(token.id)
  const hintAtStart = createStartHint(ports.logger)
  const whenAlive = (): void => {
    if (disposed) throw new DisposedError()
  }
  const stop = (): void => {
    core.isReady = false
    core.router.shut()
    stopPlugins(core)
    core.bus.emit('kernel:stopped')
  }

  const latchkey: Latchkey<AnyContract> & { readonly [internals]: Internals } = {
    id,
    plugins: Object.defineProperties(
      {},
      Object.fromEntries(
        plugins.map(({ token }) => [token.id, { enumerable: true, get: () => core.apiOf(token) }]),
      ),
    ),
    get: core.apiOf,
    read: (token: AnyToken) => recordOf(token)?.slice.get(),
    watch(token, select, onChange, watchOptions) {
      const slice = recordOf(token)?.slice
      if (!slice) throw new PluginUnavailableError(token.id, 'not installed')
      if (watchOptions?.immediate) onChange(select(slice.get()), undefined)
      return watchSlice(slice, select, onChange, (error) => core.fail('host', 'store', error))
    },
    status(token) {
      const record = recordOf(token)
      if (!record) throw new PluginUnavailableError(token.id, 'not installed')
      return record.error === undefined
        ? { status: record.status }
        : { status: record.status, error: record.error }
    },
    on: (name, listener) => core.bus.on(name, listener, (error) => core.fail('host', 'event', error)),
    open(view?: string, ...args: readonly unknown[]) {
      whenAlive()
      hintAtStart(callers > 0)
      core.router.go('open', view, args[0])
    },
    async ask(view, ...args) {
      whenAlive()
      return core.router.ask(view, args[0], args[1])
    },
    close: () => core.router.close('host'),
    preload(view) {
      for (const outlet of core.slots.items(outlets)) outlet.preload()
      core.router.preload(view)
    },
    setLanguage: (next) => core.language.replace(copyLanguage(next)),
    batch: core.notifications.batch,
    start() {
      whenAlive()
      if (!ports.browser.available) return () => undefined
      if (callers === 0) startPlugins(core)
      callers += 1
      if (callers === 1) {
        core.views.preload('on-start')
        core.isReady = true
        core.bus.emit('kernel:started')
        if (preload === 'idle')
          quietly(
            loadActionCode().then(({ preloadWhenIdle }) => {
              if (callers > 0) preloadWhenIdle(latchkey, ports)
            }),
          )
      }
      let stopped = false
      return () => {
        if (stopped || disposed) return
        stopped = true
        callers -= 1
        if (callers === 0) stop()
      }
    },
    dispose() {
      if (disposed) return
      if (callers > 0) stop()
      disposed = true
      core.router.shut()
      core.rpc.abortOpenRequests()
      disposePlugins(core)
      core.bus.emit('kernel:disposed')
    },
    dehydrate: () => dehydrate(core),
    [internals]: {
      core,
      claimServerRender() {
        serverRenders += 1
        if (hydrateFrom !== undefined && serverRenders > 1) throw new ConfigurationError('HYDRATED_TWICE')
        // What is shown is what `dehydrate` hands to the page.
        markInitialStates(core)
      },
    },
  }
  const host: OutletHost = { latchkey, router: typeRouter(core.router, 'host') }
  for (const outlet of core.slots.items(outlets)) outlet.attach?.(host)
  return latchkey
}

function markInitialStates(core: Core): void {
  for (const { slice } of core.records.values()) slice.markInitial()
  core.language.markInitial()
}
