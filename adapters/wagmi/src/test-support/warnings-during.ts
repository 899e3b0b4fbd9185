/** Runs it without the developer's warnings on the console, and returns these too. */
export function warningsDuring<Result>(run: () => Result): {
  readonly result: Result
  readonly warnings: readonly unknown[]
} {
  const { warn } = console
  const warnings: unknown[] = []
  console.warn = (text: unknown) => warnings.push(text)
  try {
    return { result: run(), warnings }
  } finally {
    console.warn = warn
  }
}
