import type { AnyContract, ArgsOf, Contract, ContractToken, ResultOf } from './contract'
import type { EventsOf, ViewsOf } from './kernel-events'
import type { Plugin } from './plugin'
import type { PluginStatus } from './plugin-record'
import type { AskArgs, To } from './router/router'
import type { Language } from './text/language'
import type { Remove } from './types'

/** One instance: the host's hold on its plugins. */
export interface Latchkey<Installed extends Contract = AnyContract> {
  readonly id: string
  readonly plugins: { readonly [Id in Installed['id']]: Extract<Installed, { readonly id: Id }>['api'] }
  /** Throws `PluginUnavailableError` for a plugin that is absent or failed. */
  get<C extends Installed>(token: ContractToken<C>): C['api']
  read<C extends Installed>(token: ContractToken<C>): C['state']
  watch<C extends Installed, Selected>(
    token: ContractToken<C>,
    select: (state: C['state']) => Selected,
    onChange: (next: Selected, previous: Selected | undefined) => void,
    options?: { readonly immediate?: boolean },
  ): Remove
  status(token: ContractToken<Installed>): { readonly status: PluginStatus; readonly error?: unknown }
  on<Name extends keyof EventsOf<Installed> & string>(
    name: Name,
    listener: (payload: EventsOf<Installed>[Name]) => void,
  ): Remove
  open(): void
  open<Name extends keyof ViewsOf<Installed> & string>(
    view: Name,
    ...args: To<ViewsOf<Installed>, Name>
  ): void
  ask<Name extends keyof ViewsOf<Installed> & string>(
    view: Name,
    ...args: AskArgs<ArgsOf<ViewsOf<Installed>[Name]>>
  ): Promise<ResultOf<ViewsOf<Installed>[Name]>>
  close(): void
  /** Fetches what the next `open` will show; for hover, focus and pointer down. */
  preload(view?: keyof ViewsOf<Installed> & string): void
  /** Changes language and wording while everything stays where it is. */
  setLanguage(language: Language): void
  batch<Result>(run: () => Result): Result
  /** Counted and restartable; the result stops this caller's run. Does nothing on a server. */
  start(): () => void
  dispose(): void
  /** The state of all plugins, safe to put into a page. */
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
