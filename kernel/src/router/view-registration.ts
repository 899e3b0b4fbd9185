import type { AnyContract, ArgsOf, ResultOf } from '../contract'
import type { Label } from '../text/label'

/** A module with the view as its default export, or with several views that are exported under their names. */
export type ViewModule<V, Name extends string> = (
  | { readonly default: (props: ViewProps<V>) => unknown }
  | { readonly [Own in Name]: (props: ViewProps<V>) => unknown }
) & {
  readonly titles?: Readonly<Record<string, Label<unknown>>>
  /**
   * By view: throws `InvalidViewArgumentsError` of `@latchkey/kernel/view-arguments` for arguments that the view cannot
   * show. `ask` then rejects with it, instead of when the view's needs are met and the user has left it.
   */
  readonly argumentChecks?: Readonly<Record<string, (args: unknown) => void>>
}

export interface ViewRegistration<V, Name extends string = string, Context = object, Needs = object> {
  /**
   * Title in the dialog's header. With an empty text the header has no title. Default: the title that the view's module
   * exports in `titles` under the view's name, so that the text is loaded with the view.
   */
  readonly title?: Label<ArgsOf<V>>
  /**
   * The only way to register a view: a lazy import, styles included. Called when the view is opened or is likely to be
   * next, once in each run for all views of the plugin that have the same `load`; `ctx` is the plugin's own, so what else the
   * view will need may be fetched here at the same time, and what is registered ends with the run. Where it rejects, the dialog shows that and offers another try, which
   * calls it again.
   * @example
   * load(ctx) {
   *   void ctx.use(cloudContract)?.preload().catch(() => undefined)
   *   return import('./views/send-view')
   * }
   */
  load(ctx: Context): Promise<ViewModule<V, Name>>
  /**
   * What must be available before the view is shown, such as a connection. The keys are those of the type `needs` of the
   * contracts in `dependsOn`. While a need is unmet, the view of the plugin that provides it is shown first, and this view
   * follows with its arguments. A need that no installed plugin provides is not waited for. Where the needs depend on the
   * view's arguments, a function returns them.
   * @example
   * needs: { connection: ['eip155'] }
   */
  readonly needs?: Partial<Needs> | ((args: ArgsOf<V>) => Partial<Needs>)
  readonly preload?: 'on-start' | 'on-open'
  /** `slot`: the view is rendered in the page's own tree, with the page's CSS. Default: `shadow`. */
  readonly surface?: 'shadow' | 'slot'
}

export interface ViewProps<V> {
  readonly args: ArgsOf<V>
  /** Resolves the `ask` that opened the view, and leaves the view. */
  readonly resolve: (result: ResultOf<V>) => void
}

/** The type of a view of which only the name is known. */
export type AnyView = AnyContract['views'][string]
