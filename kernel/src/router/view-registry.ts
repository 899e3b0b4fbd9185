import { knownNames } from '@latchkey/kernel/internal/developer-messages'
import type { AnyContract, ArgsOf, ResultOf } from '../contract'
import { ConfigurationError, UsageError, ViewLoadError } from '../errors'
import type { LazyComponent } from '../extension-points/slots'
import { type Lazy, lazy } from '../lazy'
import type { Remove } from '../scope'
import type { Label } from '../text/text'

/** A view as its module has it, if there is more to say than its component. */
export interface ViewDefinition<V> {
  readonly component: (props: ViewProps<V>) => unknown
  /** Title in the dialog's header, unless the registration has one. It is loaded with the view. */
  readonly title?: Label<ArgsOf<V>>
  /**
   * Throws `InvalidViewArgumentsError` of `@latchkey/kernel/view-arguments` for arguments that the view cannot show. `ask`
   * then rejects with it, instead of when the view's needs are met and the user has left it.
   */
  readonly checkArgs?: (args: unknown) => void
}

type LoadedView<V> = ViewDefinition<V>['component'] | ViewDefinition<V>

/** A module with the view as its default export, or with several views under their names. */
export type ViewModule<V, Name extends string> =
  | { readonly default: LoadedView<V> }
  | { readonly [Own in Name]: LoadedView<V> }

export interface ViewRegistration<V, Name extends string = string, Context = object, Needs = object> {
  /**
   * Title in the dialog's header. With an empty text the header has no title. Default: the `title` that
   * the view's module gives it, so that the text is loaded with the view.
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

export interface RegisteredView {
  readonly name: string
  readonly owner: string
  readonly registration: ViewRegistration<AnyView>
  /** The context of the plugin. */
  readonly context: object
  /** Rejects with `ViewLoadError` if the view's code cannot be loaded. */
  readonly load: LazyComponent<ViewProps<AnyView>>
  /** Loads the module that the view is in. */
  readonly module: SharedModule['fetch']
  /** Returns the title, or `undefined` if it is not known before the code is loaded. */
  title(): Label<ArgsOf<AnyView>> | undefined
}

export interface ViewRegistry {
  add(owner: string, name: string, registration: ViewRegistration<AnyView>, context: object): Remove
  get(name: string): RegisteredView
  has(name: string): boolean
  /** Forgets what was loaded. Called before each run, since what a plugin registers while a view is loaded ends with the run. */
  forget(): void
}

export function createViewRegistry(): ViewRegistry {
  const views = new Map<string, RegisteredView>()
  /** By `load`, because the views of a plugin share what it creates for the plugin's instance. */
  const modules = new Map<Load, SharedModule>()
  const moduleOf = (load: Load, context: object): SharedModule['fetch'] => {
    const known = modules.get(load)
    if (known?.context === context) return known.fetch
    const fetch = lazy(async () => load(context))
    modules.set(load, { context, fetch })
    return fetch
  }
  const put = (view: Pick<RegisteredView, 'name' | 'owner' | 'registration' | 'context'>): void => {
    const module = moduleOf(view.registration.load, view.context)
    views.set(view.name, { ...view, ...createLoader(view.name, view.registration, module) })
  }
  return {
    add(owner, name, registration, context) {
      const taken = views.get(name)
      if (taken)
        throw new ConfigurationError('DUPLICATE_VIEW', { view: name, first: taken.owner, second: owner })
      put({ name, owner, registration, context })
      return () => void views.delete(name)
    },
    get(name) {
      const view = views.get(name)
      if (!view) throw new UsageError('UNKNOWN_VIEW', { view: name, ...knownNames(views) })
      return view
    },
    has: (name) => views.has(name),
    forget() {
      modules.clear()
      for (const view of [...views.values()]) put(view)
    },
  }
}

type Definition = ViewDefinition<AnyView>

/** Checks only that the component exists, because React components may be functions or objects. */
const isComponent = (part: unknown): part is Definition['component'] => Boolean(part)
const isDefinition = (part: unknown): part is Definition => 'component' in Object(part)

/** What a loaded module says of one of its views; `undefined` if it does not have the view. */
export function viewIn(module: ViewModule<AnyView, string>, name: string): Definition | undefined {
  const parts: Readonly<Record<string, unknown>> = module
  const found = parts[name] ?? parts['default']
  if (isDefinition(found)) return found
  return isComponent(found) ? { component: found } : undefined
}

type Load = ViewRegistration<AnyView>['load']

interface SharedModule {
  /** Views of two plugins may have the same `load`. */
  readonly context: object
  readonly fetch: Lazy<Awaited<ReturnType<Load>>>
}

function createLoader(
  name: string,
  registration: ViewRegistration<AnyView>,
  module: SharedModule['fetch'],
): Pick<RegisteredView, 'load' | 'module' | 'title'> {
  return {
    module,
    title() {
      const loaded = module.loaded()
      return registration.title ?? (loaded && viewIn(loaded, name)?.title)
    },
    load: lazy(async () => {
      const loaded = await module().catch((cause: unknown) => {
        throw new ViewLoadError(name, cause)
      })
      const view = viewIn(loaded, name)
      if (!view) throw new UsageError('UNKNOWN_VIEW', { view: name })
      return { default: view.component }
    }),
  }
}

/** Ignores a failed preload. Opening the view tries again and reports a failure. */
export function quietly(promise: Promise<unknown>): void {
  promise.catch(() => undefined)
}
