import type { ArgsOf } from '../contract'
import { ConfigurationError, UsageError, ViewLoadError } from '../errors'
import type { LazyComponent } from '../extension-points/slot'
import { type Lazy, lazy } from '../lazy'
import type { Label } from '../text/label'
import type { Remove } from '../types'
import type { AnyView, ViewProps, ViewRegistration } from './view-registration'

type ViewComponent = (props: ViewProps<AnyView>) => unknown

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
  /** Loads the views that are registered for this moment. */
  preload(moment: 'on-start' | 'on-open'): void
}

export function createViewRegistry(): ViewRegistry {
  const views = new Map<string, RegisteredView>()
  /** Titles from loaded modules, each of which may have several views. */
  const titles: Titles = {}
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
    views.set(view.name, { ...view, ...createLoader(view.name, view.registration, titles, module) })
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
      if (!view) throw new UsageError('UNKNOWN_VIEW', { view: name })
      return view
    },
    has: (name) => views.has(name),
    forget() {
      modules.clear()
      for (const view of [...views.values()]) put(view)
    },
    preload(moment) {
      for (const view of views.values()) if (view.registration.preload === moment) quietly(view.load())
    },
  }
}

/** Checks only that the component exists, because React components may be functions or objects. */
const isComponent = (part: unknown): part is ViewComponent => Boolean(part)

type Load = ViewRegistration<AnyView>['load']

interface SharedModule {
  /** Another one after the plugin was started again. */
  readonly context: object
  readonly fetch: Lazy<Awaited<ReturnType<Load>>>
}

type Titles = Readonly<Record<string, Label<unknown>>>

function createLoader(
  name: string,
  registration: ViewRegistration<AnyView>,
  titles: Titles,
  module: SharedModule['fetch'],
): Pick<RegisteredView, 'load' | 'module' | 'title'> {
  return {
    module,
    title: () => registration.title ?? titles[name],
    load: lazy(async () => {
      const loaded = await module().catch((cause: unknown) => {
        throw new ViewLoadError(name, cause)
      })
      const parts: Readonly<Record<string, unknown>> = loaded
      const found = parts[name] ?? parts['default']
      if (!isComponent(found)) throw new UsageError('UNKNOWN_VIEW', { view: name })
      Object.assign(titles, loaded.titles)
      return { default: found }
    }),
  }
}

/** Ignores a failed preload. Opening the view tries again and reports a failure. */
export function quietly(promise: Promise<unknown>): void {
  promise.catch(() => undefined)
}
