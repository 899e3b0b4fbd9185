/** Calls a listener; what it throws goes to `onError`, so that it does not stop the other listeners. */
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
