/**
 * A function that calls `load` with the first need and keeps what it brought. A failure reaches everyone who waits, and
 * is forgotten: the next call loads again.
 * @example
 * const controller = lazy(async () => (await import('./controller')).createController(ctx))
 * const send = async (form) => (await controller()).send(form)
 */
export function lazy<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
