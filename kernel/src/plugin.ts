import type { AnyContract, AnyToken, Contract, ContractOf, ContractToken } from './contract'
import type { NeedsOf } from './events'
import type { InstanceObserver, ObservedInstance } from './observed-instance'
import type { PluginContext } from './plugin-context'
import type { KeyValueStorage } from './ports/ports'
import type { AnyView, ViewRegistration } from './router/view-registry'
import type { PersistConfig } from './store/persistence'

type TokenList = readonly AnyToken[]

export interface PluginDefinition<
  Own extends Contract,
  Tokens extends TokenList,
  Maybe extends TokenList,
  Options,
> {
  /** Plugins that have to be in the list: `ctx.use`, `read` and `watch` take their tokens. */
  readonly dependsOn?: Tokens
  /** Plugins that may be missing: `ctx.use`, `read` and `watch` take their tokens. */
  readonly optionalDependsOn?: Maybe
  /** A required plugin that fails makes `createLatchkey` throw. Default: false. */
  readonly required?: boolean
  /** Every option by name; another name is a `ConfigurationError` in the development build. Default: none. */
  readonly knownOptions?: readonly (keyof NoInfer<Options> & string)[] | undefined
  /** Every event by name. The development build warns of a listener for another one. Default: not checked. */
  readonly knownEvents?: EventNames<Own> | undefined
  /** Throws a `ConfigurationError` for a wrong value. Runs before any `setup`; `plugins` are all of the instance. */
  readonly checkOptions?: (options: Options, plugins: readonly Plugin[]) => void
  /** Which part of the state is stored for the next visit, and how it is parsed. */
  readonly persist?: PersistConfig<Own['state']>
  /** The storage that the host has chosen for this plugin, instead of the one of all plugins. */
  readonly storage?: (options: Options) => KeyValueStorage | undefined
  /** The id of the plugin in earlier versions. What was stored under it is read until the key is stored anew. */
  readonly formerId?: string
  /**
   * Checks what `hydrateFrom` brings, which a page or a cookie may have changed: returns what is to be taken of it, or
   * `undefined`. Without it nothing is taken. A plugin with `persist` has its `parse` instead.
   */
  readonly parseHydrated?: (given: unknown) => Partial<Own['state']> | undefined
  /**
   * Called in the development build only, before any `setup`, for tools of developers: returns who is told of all events,
   * changes and requests of the instance.
   */
  readonly observe?: (instance: ObservedInstance) => InstanceObserver
  /** Registers the plugin's parts and returns its API. Also runs on servers, so it must not use the DOM, timers, network or promises. */
  setup(
    ctx: PluginContext<Own, ContractOf<Tokens[number]>, ContractOf<Maybe[number]>>,
    options: Options,
  ): Own['api']
  /** Starts the effects of a run, synchronously and in browsers only. Asynchronous work belongs in `ctx.spawn`. */
  start?(
    ctx: PluginContext<Own, ContractOf<Tokens[number]>, ContractOf<Maybe[number]>>,
    api: Own['api'],
  ): void
}

/** Required exactly when the contract has keys there. */
type StatePart<Own extends Contract, Options> = [keyof Own['state']] extends [never]
  ? { readonly initialState?: undefined }
  : { readonly initialState: (options: Options) => Own['state'] }
type ViewsPart<Own extends Contract, Context, Needs> = [keyof Own['views']] extends [never]
  ? { readonly views?: undefined }
  : {
      readonly views: {
        readonly [Name in keyof Own['views'] & string]: ViewRegistration<
          Own['views'][Name],
          Name,
          Context,
          Needs
        >
      }
    }

/** Options may be left out when every one of them may; `setup` then gets `{}`. */
// biome-ignore lint/complexity/noBannedTypes: `{}` is the question "may all of it be left out?"
export type FactoryArgs<O> = [O] extends [undefined] ? [] : {} extends O ? [options?: O] : [options: O]

/** The events of a plugin, of which none is missing. */
export type EventNames<Own extends Contract> = Readonly<Record<keyof Own['events'] & string, true>>

/** What only the development build has of a plugin: the names of its options and events, and a check of each value. */
export interface OptionChecks<Options extends object, Own extends Contract> {
  readonly knownOptions?: readonly (keyof Options & string)[]
  readonly knownEvents: EventNames<Own>
  readonly checkOptions?: (options: Options, plugins: readonly Plugin[]) => void
}

/**
 * A plugin as the kernel runs it, without the types of its contract; the token tells which contract that is.
 */
export interface PluginRuntime {
  readonly optionalDependsOn: readonly AnyToken[]
  readonly required?: boolean
  readonly options: object
  readonly knownOptions?: readonly string[] | undefined
  readonly knownEvents?: Readonly<Record<string, true>> | undefined
  readonly views: Readonly<Record<string, ViewRegistration<AnyView>>>
  readonly persist?: PersistConfig<AnyContract['state']>
  readonly formerId?: string
  readonly parseHydrated?: (given: unknown) => object | undefined
  readonly observe?: (instance: ObservedInstance) => InstanceObserver
  checkOptions(plugins: readonly Plugin[]): void
  initialState(): object
  storage?(): KeyValueStorage | undefined
  setup(ctx: object): object
  start(ctx: object, api: object): void
}

/** A plugin with its options, as a factory returns it. */
export interface Plugin<Own extends Contract = AnyContract, Needs extends string = string> {
  readonly token: ContractToken<Own>
  /** The generation of the kernel API for which the plugin was written. */
  readonly kernel: '1'
  readonly dependsOn: readonly { readonly id: Needs; readonly major: number }[]
  readonly runtime: PluginRuntime
}

export type PluginFactory<Own extends Contract, Needs extends string = never, Options = undefined> = (
  ...options: FactoryArgs<Options>
) => Plugin<Own, Needs>

/**
 * Makes the factory of a plugin. Options are copied when the factory is called, own keys only, so that later
 * changes by the page change nothing.
 * @__NO_SIDE_EFFECTS__
 */
export function definePlugin<
  Own extends Contract,
  const Tokens extends TokenList = readonly [],
  const Maybe extends TokenList = readonly [],
  Options = undefined,
>(
  token: ContractToken<Own>,
  parts: PluginDefinition<Own, Tokens, Maybe, Options> &
    StatePart<Own, Options> &
    ViewsPart<
      Own,
      PluginContext<Own, ContractOf<Tokens[number]>, ContractOf<Maybe[number]>>,
      NeedsOf<Own | ContractOf<Tokens[number]> | ContractOf<Maybe[number]>>
    >,
): PluginFactory<Own, Tokens[number]['id'], Options> {
  type Context = PluginContext<Own, ContractOf<Tokens[number]>, ContractOf<Maybe[number]>>
  return (...given) => {
    // A factory without options is called without an argument, and its parts read none: `{}` is passed to
    // them.
    const options = copyOptions(given[0]) as Options & object
    return {
      token,
      kernel: '1',
      dependsOn: parts.dependsOn ?? [],
      runtime: {
        ...parts,
        optionalDependsOn: parts.optionalDependsOn ?? [],
        options,
        views: parts.views ?? {},
        checkOptions: (plugins: readonly Plugin[]) => parts.checkOptions?.(options, plugins),
        initialState: () => parts.initialState?.(options) ?? {},
        storage: () => parts.storage?.(options),
        setup: (ctx: Context) => parts.setup(ctx, options),
        start: (ctx: Context, api: Own['api']) => parts.start?.(ctx, api),
      },
    }
  }
}

const refused: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Copies what a host handed in: own, safe keys; plain data and arrays deeply, everything else (functions,
 * elements, and objects with methods such as a connector or a provider) by reference: their identity matters.
 */
export function copyOptions(options: unknown): unknown {
  /** Objects copied so far: one may occur several times, or contain itself. */
  const copies = new Map<unknown, unknown>()
  const copyInto = (copy: object, value: object): object => {
    copies.set(value, copy)
    for (const [key, item] of Object.entries(value))
      if (!refused.has(key)) Reflect.set(copy, key, copyPlain(item))
    return copy
  }
  const copyPlain = (value: unknown): unknown => {
    if (Array.isArray(value)) return copies.get(value) ?? copyInto([], value)
    return isPlainData(value) ? (copies.get(value) ?? copyInto({}, value)) : value
  }
  // The options object itself is copied even where it holds functions.
  return copyInto({}, Object(options))
}

function isPlainData(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return false
  return !Object.values(value).some((item) => typeof item === 'function')
}
