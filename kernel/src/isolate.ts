/** Calls a listener, and passes its error to `onError`, so that the other listeners are still called. */
export function isolate<Args extends readonly unknown[]>(
  listener: (...args: Args) => void,
  onError: (error: unknown) => void,
): (...args: Args) => void {
  return (...args) => {
    try {
      listener(...args)
    } catch (error) {
      onError(error)
    }
  }
}
