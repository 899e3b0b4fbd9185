/** A function that loads a value with its first call. */
export interface Lazy<Loaded> {
  (): Promise<Loaded>
  /** Returns the loaded value, or `undefined` if it is not loaded yet. */
  loaded(): Loaded | undefined
}

/**
 * Calls `load` with the first call and keeps what it resolves to. The one retry rule of APIs, views and slot items: a
 * failure rejects for every waiting caller and is forgotten, so the next call loads again. Nothing is retried by itself.
 * In React, `useLazy` of `@latchkey/kernel/react` follows such a load.
 * @example
 * const controller = lazy(async () => (await import('./controller')).createController(ctx))
 * const send = async (form) => (await controller()).send(form)
 */
export function lazy<Loaded>(load: () => Promise<Loaded>): Lazy<Loaded> {
  let loading: Promise<Loaded> | undefined
  let loaded: Loaded | undefined
  const start = (): Promise<Loaded> => {
    loading ??= load().then(
      (value) => {
        loaded = value
        return value
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  return Object.assign(start, { loaded: () => loaded })
}

/** Methods of an API before its code is loaded: each returns a promise. */
export type LazyApi<Api, Name extends keyof Api> = {
  readonly [Key in Name]: Api[Key] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : never
}

/**
 * Returns methods that load an API with the first call, and then call its method of the same name with the same arguments.
 * @param load `lazy`, so that the API is made once
 * @param names of the methods
 * @example
 * const controller = lazy(async () => (await import('./controller')).createController(ctx))
 * return lazyApi(controller, ['send', 'estimate'])
 */
export function lazyApi<
  Api extends { readonly [Key in Name]: (...args: never[]) => unknown },
  Name extends string,
>(load: () => Promise<Api>, names: readonly Name[]): LazyApi<Api, Name> {
  const methods: readonly (readonly unknown[])[] = names.map((name) => [
    name,
    async (...args: never[]) => (await load())[name](...args),
  ])
  return Object.fromEntries(methods)
}

/**
 * As `lazy`, for what outlives a run of the plugin, such as the requests that a wallet still has: calls `load` once for each
 * instance.
 * @example
 * const actions = lazyPerInstance(async (ctx: NamesContext) => (await import('./actions')).createActions(ctx))
 */
export function lazyPerInstance<Context extends object, Loaded>(
  load: (ctx: Context) => Promise<Loaded>,
): (ctx: Context) => Promise<Loaded> {
  const known = new WeakMap<Context, Lazy<Loaded>>()
  return (ctx) => {
    const found = known.get(ctx) ?? lazy(() => load(ctx))
    known.set(ctx, found)
    return found()
  }
}

/**
 * As `lazy`, for what ends with a run of the plugin, such as what the views and the API of an instance share: calls `load` once
 * in each run.
 * @example
 * const payments = lazyPerRun(async (ctx: PayContext) => (await import('./payments')).createPayments(ctx))
 * const pay = (ctx: PayContext) => async (order) => (await payments(ctx)).pay(order)
 */
export function lazyPerRun<Context extends { readonly signal: AbortSignal }, Loaded>(
  load: (ctx: Context) => Promise<Loaded>,
): (ctx: Context) => Promise<Loaded> {
  const ofRuns = new WeakMap<AbortSignal, Lazy<Loaded>>()
  /** What was asked for while no run was on. The next one has it. */
  const early = new WeakMap<Context, Lazy<Loaded>>()
  const current = (ctx: Context, run: AbortSignal): Lazy<Loaded> => {
    const known = ofRuns.get(run) ?? early.get(ctx) ?? lazy(() => load(ctx))
    if (run.aborted) {
      early.set(ctx, known)
      return known
    }
    early.delete(ctx)
    ofRuns.set(run, known)
    return known
  }
  const loadFor = async (ctx: Context): Promise<Loaded> => {
    const run = ctx.signal
    const loaded = await current(ctx, run)()
    // Another run may have begun meanwhile.
    return ctx.signal.aborted || ctx.signal === run ? loaded : loadFor(ctx)
  }
  return loadFor
}
