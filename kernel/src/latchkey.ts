import type { AnyContract, ArgsOf, Contract, ContractToken, ResultOf } from './contract'
import type { EventsOf, ViewsOf } from './events'
import type { PluginStatus } from './observed-instance'
import type { Plugin } from './plugin'
import type { AskArgs, To } from './router/router'
import type { Remove } from './scope'
import type { Language } from './text/text'

/** An instance of Latchkey with its plugins. */
export interface Latchkey<Installed extends Contract = AnyContract> {
  /** The option `id`. */
  readonly id: string
  /**
   * The API of each plugin by its id: `latchkey.plugins.session.disconnect()`. Reading a property throws
   * `PluginUnavailableError` if the plugin has failed.
   */
  readonly plugins: { readonly [Id in Installed['id']]: Extract<Installed, { readonly id: Id }>['api'] }
  /** Returns the API of a plugin. Throws `PluginUnavailableError` if the plugin is absent or has failed. */
  get<C extends Installed>(token: ContractToken<C>): C['api']
  /** Returns the current state of a plugin, which is immutable plain data, or `undefined` if the plugin is absent. */
  read<C extends Installed>(token: ContractToken<C>): C['state']
  /**
   * Calls `onChange` when the selected part of a plugin's state changes (compared by `Object.is`), and with `immediate` also
   * now. Returns a function that unsubscribes. Throws `PluginUnavailableError` if the plugin is absent.
   * @example
   * const end = latchkey.watch(sessionContract, sessionStatus, (status) => console.log(status), { immediate: true })
   */
  watch<C extends Installed, Selected>(
    token: ContractToken<C>,
    select: (state: C['state']) => Selected,
    onChange: (next: Selected, previous: Selected | undefined) => void,
    options?: { readonly immediate?: boolean },
  ): Remove
  /**
   * Returns the status of a plugin: `ready`, `failed` with its error, or `skipped` because a plugin that it depends on has
   * failed. Throws `PluginUnavailableError` if the plugin is absent.
   */
  status(token: ContractToken<Installed>): { readonly status: PluginStatus; readonly error?: unknown }
  /**
   * Subscribes to an event of a plugin or of the kernel, such as `kernel:error`. Returns a function that unsubscribes.
   * @example
   * latchkey.on('session:connected', ({ account, silent }) => console.log(account.address, silent))
   */
  on<Name extends keyof EventsOf<Installed> & string>(
    name: Name,
    listener: (payload: EventsOf<Installed>[Name]) => void,
  ): Remove
  /**
   * Opens the dialog with a view. Without a name it opens the account view while a wallet is connected, and the list of
   * wallets otherwise. Needs `start()`. Throws a `UsageError`: `UNKNOWN_VIEW` for a view that no plugin has, `NO_VIEW`
   * when there is no first view, `NO_OUTLET` when no plugin shows views, and `DISPOSED`.
   * @example
   * latchkey.open('Networks')
   */
  open(): void
  open<Name extends keyof ViewsOf<Installed> & string>(
    view: Name,
    ...args: To<ViewsOf<Installed>, Name>
  ): void
  /**
   * Opens a view, and resolves with its result. Rejects with `ViewDismissedError` (a cancellation, see `isCancellation`) when
   * the user leaves the view, `signal` aborts or the instance stops, and with the errors that `open` throws.
   * @example
   * const { hash } = await latchkey.ask('WalletSend', { to: 'alice.eth' })
   */
  ask<Name extends keyof ViewsOf<Installed> & string>(
    view: Name,
    ...args: AskArgs<ArgsOf<ViewsOf<Installed>[Name]>>
  ): Promise<ResultOf<ViewsOf<Installed>[Name]>>
  /** Closes the dialog, unless a guard refuses. */
  close(): void
  /** Loads the code of the view that `open` would show. To be called on hover, focus and pointer down. */
  preload(view?: keyof ViewsOf<Installed> & string): void
  /** Changes the language and the texts. Views are updated without being mounted again. */
  setLanguage(language: Language): void
  /** Calls `run`, and notifies subscribers once after all its state changes. Returns the result of `run`. */
  batch<Result>(run: () => Result): Result
  /**
   * Starts the plugins. `LatchkeyProvider` calls it. Returns a function that stops the plugins when it was called for every
   * `start()`. Stopped plugins keep their state and can be started again. Does nothing on a server. Throws a
   * `UsageError` (`DISPOSED`).
   */
  start(): () => void
  /** Stops and disposes all plugins, dependents first. The instance cannot be used afterwards. */
  dispose(): void
  /** Returns the state of all plugins as a text for the option `hydrateFrom`. It is safe inside a script element. */
  dehydrate(): string
}

type NeedsOf<P> = P extends Plugin<AnyContract, infer Needs> ? Needs : never
type IdsIn<Plugins extends readonly Plugin[]> = Plugins[number]['token']['id']

/** No plugin is a text, so the compiler underlines the plugin and prints this sentence. */
export type MissingPlugin<
  Id extends string,
  Needed extends string,
> = `Plugin '${Id}' needs plugin '${Needed}'. Add it to plugins.`

/** `Ids` is a parameter so that `...(flag ? [swaps()] : [])` works. */
export type CheckNeeds<Plugins extends readonly Plugin[], Ids = IdsIn<Plugins>> = {
  [I in keyof Plugins]: [Exclude<NeedsOf<Plugins[I]>, Ids>] extends [never]
    ? Plugins[I]
    : MissingPlugin<Plugins[I]['token']['id'] & string, Exclude<NeedsOf<Plugins[I]>, Ids> & string>
}
