import { ViewDismissedError } from '../errors'

/** The promises of views that are being asked. Each belongs to one entry and ends once. */
export interface AskQueue {
  /**
   * Shows a view and waits. A second question to the same view waits for its turn. `show` places the entry and
   * names its key; `leave` takes the entry away when the caller's signal aborts.
   */
  add(
    view: string,
    signal: AbortSignal | undefined,
    show: (settle: { under(key: string): void }) => void,
    leave: (key: string) => void,
  ): Promise<unknown>
  resolve(key: string, result: unknown): void
  /** Rejects every question whose entry is gone. */
  keepOnly(keys: ReadonlySet<string>): void
}

interface Ask {
  readonly view: string
  readonly show: () => void
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
  key: string | undefined
}

export function createAskQueue(): AskQueue {
  const asks: Ask[] = []

  const next = (view: string): void => {
    const ask = asks.find((one) => one.view === view)
    if (ask && ask.key === undefined) start(ask)
  }
  const end = (ask: Ask, settle: () => void): void => {
    const index = asks.indexOf(ask)
    if (index < 0) return
    asks.splice(index, 1)
    settle()
    // The entry's own removal is still under way; the one waiting is shown after it.
    queueMicrotask(() => next(ask.view))
  }
  const start = (ask: Ask): void => {
    try {
      ask.show()
    } catch (error) {
      end(ask, () => ask.reject(error))
    }
  }

  return {
    add: (view, signal, show, leave) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(new ViewDismissedError(view))
        const busy = asks.some((one) => one.view === view)
        const ask: Ask = {
          view,
          resolve,
          reject,
          key: undefined,
          show: () =>
            show({
              under(key) {
                ask.key = key
              },
            }),
        }
        asks.push(ask)
        signal?.addEventListener(
          'abort',
          () => {
            const { key } = ask
            end(ask, () => reject(new ViewDismissedError(view)))
            if (key !== undefined) leave(key)
          },
          { once: true },
        )
        if (!busy) start(ask)
      }),
    resolve(key, result) {
      const ask = asks.find((one) => one.key === key)
      if (ask) end(ask, () => ask.resolve(result))
    },
    keepOnly(keys) {
      for (const ask of [...asks]) {
        const { key } = ask
        if (key !== undefined && !keys.has(key)) end(ask, () => ask.reject(new ViewDismissedError(ask.view)))
      }
    },
  }
}
