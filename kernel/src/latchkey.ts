import type { AnyContract, ArgsOf, Contract, ContractToken, ResultOf } from './contract'
import type { EventsOf, ViewsOf } from './kernel-events'
import type { Plugin } from './plugin'
import type { PluginStatus } from './plugin-record'
import type { AskArgs, To } from './router/router'
import type { Language } from './text/language'
import type { Remove } from './types'

/** One instance: the host's hold on its plugins. */
export interface Latchkey<Installed extends Contract = AnyContract> {
  /** The option `id`. */
  readonly id: string
  /**
   * The API of each plugin by its id: `latchkey.plugins.session.disconnect()`. Reading one throws `PluginUnavailableError`
   * where the plugin has failed.
   */
  readonly plugins: { readonly [Id in Installed['id']]: Extract<Installed, { readonly id: Id }>['api'] }
  /** The API of a plugin, by its token. Throws `PluginUnavailableError` for a plugin that is absent or failed. */
  get<C extends Installed>(token: ContractToken<C>): C['api']
  /** The present state of a plugin: plain data, which is never changed in place. `undefined` for one that is absent. */
  read<C extends Installed>(token: ContractToken<C>): C['state']
  /**
   * Calls `onChange` when the selected part of a plugin's state has become another one (`Object.is`); with `immediate`
   * also now. Returns what ends it. Throws `PluginUnavailableError` for a plugin that is absent.
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
   * `ready`; `failed`, with what it threw; or `skipped`, because a plugin that it needs has failed. Throws
   * `PluginUnavailableError` for a plugin that is absent.
   */
  status(token: ContractToken<Installed>): { readonly status: PluginStatus; readonly error?: unknown }
  /**
   * Listens to an event of a plugin or of the kernel (`kernel:error`). Returns what ends it.
   * @example
   * latchkey.on('session:connected', ({ account, silent }) => console.log(account.address, silent))
   */
  on<Name extends keyof EventsOf<Installed> & string>(
    name: Name,
    listener: (payload: EventsOf<Installed>[Name]) => void,
  ): Remove
  /**
   * Opens the dialog, without a name on its first view: the account while a wallet is connected, else the wallets. Needs
   * `start()`. Throws `UnknownViewError` for a view that no plugin has, `NoViewError` and `NoOutletError` where there is
   * nothing to show or nobody to show it, and `DisposedError`.
   * @example
   * latchkey.open('Networks')
   */
  open(): void
  open<Name extends keyof ViewsOf<Installed> & string>(
    view: Name,
    ...args: To<ViewsOf<Installed>, Name>
  ): void
  /**
   * Opens a view and resolves with its result. Rejects with `ViewDismissedError`, which `isCancellation` recognises, when
   * the user leaves it, the option `signal` aborts or the instance stops; else as `open` throws.
   * @example
   * const { hash } = await latchkey.ask('WalletSend', { to: 'alice.eth' })
   */
  ask<Name extends keyof ViewsOf<Installed> & string>(
    view: Name,
    ...args: AskArgs<ArgsOf<ViewsOf<Installed>[Name]>>
  ): Promise<ResultOf<ViewsOf<Installed>[Name]>>
  /** Closes the dialog, unless a guard refuses. */
  close(): void
  /** Fetches what the next `open` will show; for hover, focus and pointer down. */
  preload(view?: keyof ViewsOf<Installed> & string): void
  /** Changes language and wording while everything stays where it is. */
  setLanguage(language: Language): void
  /** Runs several changes of state and notifies once after them. Returns what `run` returns. */
  batch<Result>(run: () => Result): Result
  /**
   * Starts the plugins; `LatchkeyProvider` does it. Callers are counted: the result ends this caller's part, and the last
   * one stops the plugins, which keep their state and can be started again. Does nothing on a server. Throws
   * `DisposedError`.
   */
  start(): () => void
  /** Ends everything for good, in the reverse order of the plugins. */
  dispose(): void
  /** The state of all plugins as text, safe to put into a page; `hydrateFrom` takes it there. */
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
