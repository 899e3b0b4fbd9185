/** What the next call of a method was told to do instead of its work. */
export interface Script {
  answer(method: string, answer: unknown): void
  fail(method: string, error: unknown, synchronously: boolean): void
  /** The scripted outcome of this call, or `undefined`; throws when the script says so. */
  take(method: string): Promise<unknown> | undefined
}

export function createScript(): Script {
  const steps = new Map<string, (() => Promise<unknown>)[]>()

  function add(method: string, step: () => Promise<unknown>): void {
    steps.set(method, [...(steps.get(method) ?? []), step])
  }

  return {
    answer: (method, answer) => add(method, async () => answer),
    fail: (method, error, synchronously) =>
      add(method, () => {
        if (synchronously) throw error
        return Promise.reject(error)
      }),
    take(method) {
      const [step, ...rest] = steps.get(method) ?? []
      if (!step) return undefined
      steps.set(method, rest)
      return step()
    },
  }
}
