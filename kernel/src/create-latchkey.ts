import {
  checkEventName,
  checkHostNames,
  checkPluginNames,
  checkPluginReads,
  checkPortNames,
  createStartHint,
} from '@latchkey/kernel/internal/check-names'
import type { AnyContract, AnyToken, ContractOf } from './contract'
import { createInstanceParts } from './create-instance-parts'
import { ConfigurationError, PluginUnavailableError, UsageError } from './errors'
import { dehydrate, hydrate } from './hydration'
import { type InstanceParts, type Internals, internals, type PluginRecord } from './instance-parts'
import type { CheckNeeds, Latchkey } from './latchkey'
import { disposePlugins, setUpPlugins, startPlugins, stopPlugins } from './life-cycle'
import { orderPlugins } from './order-plugins'
import type { Plugin } from './plugin'
import { createDefaultPorts } from './ports/create-default-ports'
import type { Ports } from './ports/ports'
import { preloadOutlets, typeRouter } from './router/create-router'
import { type OutletHost, outlets } from './router/navigation'
import { quietly } from './router/view-registry'
import { watchSlice } from './store/slice'
import { copyLanguage, createTranslate, english, type Language } from './text/text'

const idleCode = () => import('./when-idle')

/** The page fetches what it needs itself before the code that waits for it to be idle. In milliseconds after the start. */
const SETTLED_AFTER_MS = 300

export interface LatchkeyOptions<Plugins extends readonly Plugin[]> {
  /** Prefix of storage keys and value of the portal's attribute. Each instance of a page needs its own. Default: `latchkey`. */
  readonly id?: string
  /** Plugins, as factories such as `evm()` return them, in any order. A plugin is set up after those that it depends on. */
  readonly plugins: Plugins & CheckNeeds<Plugins>
  /** Replacements for browser APIs, such as `storage`. Default: the APIs of the browser. */
  readonly ports?: Partial<Ports>
  /**
   * Language of all texts. Default: English, and with `'auto'` too: `createLatchkey` of `latchkey` follows the browser from
   * there.
   */
  readonly language?: Language | 'auto'
  /** The text that `dehydrate()` returned on the server. A malformed text is ignored, with a warning in the log. */
  readonly hydrateFrom?: string
  /**
   * When the code of the first view is fetched and, from React 19.2 on, the view is rendered ahead, hidden. `'intent'`: when
   * a user points at, focuses or presses a button that opens it, or the page calls `preload`. `'idle'` (the default): also
   * without that, once the page was loaded and the browser is idle, unless the user saves data or has a connection of
   * 2g or less. No other host is asked, nothing is stored and no wallet is called.
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
  const { id = 'latchkey', ports: givenPorts = {}, hydrateFrom, language, preload } = options
  checkInstanceId(id)
  checkPortNames(givenPorts)
  const plugins = orderPlugins(options.plugins)
  checkOptions(plugins)

  const ports = createDefaultPorts(id, givenPorts)
  const parts = createInstanceParts(
    id,
    ports,
    plugins,
    copyLanguage(typeof language === 'object' ? language : english),
  )
  setUpPlugins(parts)
  if (hydrateFrom !== undefined) hydrate(parts, hydrateFrom)
  markInitialStates(parts)

  let callers = 0
  let endedRuns = 0
  let disposed = false
  let serverRenders = 0
  const recordOf = (token: { readonly id: string }): PluginRecord | undefined => parts.records.get(token.id)
  const hintAtStart = createStartHint(ports)
  const whenAlive = (): void => {
    if (disposed) throw new UsageError('DISPOSED')
  }
  const stop = (): void => {
    endedRuns += 1
    parts.isReady = false
    parts.router.shut()
    stopPlugins(parts)
    // A plugin may have opened a view because the dialog closed.
    parts.router.shut()
    parts.bus.emit('kernel:stopped')
  }

  const latchkey: Latchkey<AnyContract> & { readonly [internals]: Internals } = {
    id,
    plugins: Object.defineProperties(
      {},
      Object.fromEntries(
        plugins.map(({ token }) => [token.id, { enumerable: true, get: () => parts.apiOf(token) }]),
      ),
    ),
    get: parts.apiOf,
    read: (token: AnyToken) => recordOf(token)?.slice.get(),
    watch(token, select, onChange, watchOptions) {
      const slice = recordOf(token)?.slice
      if (!slice) throw new PluginUnavailableError(token.id, 'not installed')
      if (watchOptions?.immediate) onChange(select(slice.get()), undefined)
      return watchSlice(slice, select, onChange, (error) => parts.fail('host', 'store', error))
    },
    status(token) {
      const record = recordOf(token)
      if (!record) throw new PluginUnavailableError(token.id, 'not installed')
      return record.error === undefined
        ? { status: record.status }
        : { status: record.status, error: record.error }
    },
    on(name, listener) {
      checkEventName(name, plugins, ports)
      return parts.bus.on(name, listener, (error) => parts.fail('host', 'event', error))
    },
    open(view?: string, ...args: readonly unknown[]) {
      whenAlive()
      hintAtStart?.(callers > 0)
      parts.router.go('open', view, args[0])
    },
    async ask(view, ...args) {
      whenAlive()
      return parts.router.ask(view, args[0], args[1])
    },
    close: () => parts.router.close('host'),
    preload(view) {
      preloadOutlets(parts.slots, parts.router.preload(view))
    },
    setLanguage: (next) => parts.language.replace(copyLanguage(next)),
    batch: parts.notifications.batch,
    start() {
      whenAlive()
      if (!ports.browser.available) return () => undefined
      if (callers === 0) {
        parts.views.forget()
        startPlugins(parts)
      }
      callers += 1
      if (callers === 1) {
        parts.isReady = true
        parts.bus.emit('kernel:started')
        const endedBefore = endedRuns
        if (preload !== 'intent')
          quietly(
            ports.clock
              .wait(SETTLED_AFTER_MS)
              .then(idleCode)
              .then(({ whenIdle }) => {
                if (endedRuns === endedBefore) whenIdle(latchkey, parts)
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
      parts.router.shut()
      parts.rpc.abortOpenRequests()
      disposePlugins(parts)
      parts.bus.emit('kernel:disposed')
    },
    dehydrate: () => dehydrate(parts),
    [internals]: {
      parts,
      claimServerRender() {
        serverRenders += 1
        if (hydrateFrom !== undefined && serverRenders > 1) throw new ConfigurationError('HYDRATED_TWICE')
        // What is shown is what `dehydrate` hands to the page.
        markInitialStates(parts)
      },
    },
  }
  checkPluginReads(latchkey.plugins, plugins, ports)
  const host: OutletHost = {
    latchkey,
    router: typeRouter(parts.router, 'host'),
    translate: (...text) => createTranslate(parts.language.get())(...text),
  }
  for (const outlet of parts.slots.items(outlets)) outlet.attach?.(host)
  return latchkey
}

function markInitialStates(parts: InstanceParts): void {
  for (const { slice } of parts.records.values()) slice.markInitial()
  parts.language.markInitial()
}

/** Checks the options of every plugin before any `setup` runs. */
function checkOptions(plugins: readonly Plugin[]): void {
  for (const plugin of plugins) {
    checkPluginNames(plugin)
    plugin.runtime.checkOptions(plugins)
  }
}

/** Checks the id, which is part of storage keys and the value of an attribute. */
function checkInstanceId(id: string): void {
  if (!/^[\w-]{1,64}$/.test(id)) throw new ConfigurationError('INVALID_INSTANCE_ID', { id })
}
