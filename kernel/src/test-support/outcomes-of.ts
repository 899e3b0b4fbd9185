/** Records every outcome of a promise, so that a second one would show. */
export function outcomesOf(promise: Promise<unknown>): readonly unknown[] {
  const list: unknown[] = []
  promise.then(
    (value) => void list.push(value),
    (error: unknown) => void list.push(error),
  )
  return list
}
