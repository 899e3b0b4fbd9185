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
  /** Rejects the questions to these views, or all of them, those that still wait for their turn included. */
  dismiss(views?: readonly string[]): void
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
  const dismiss = (ask: Ask): void => end(ask, () => ask.reject(new ViewDismissedError(ask.view)))
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
        const abort = (): void => {
          dismiss(ask)
          if (ask.key !== undefined) leave(ask.key)
        }
        // The caller's signal may live as long as the page; what is settled lets go of it.
        const settle =
          <Value>(how: (value: Value) => void) =>
          (value: Value): void => {
            signal?.removeEventListener('abort', abort)
            how(value)
          }
        const ask: Ask = {
          view,
          resolve: settle(resolve),
          reject: settle(reject),
          key: undefined,
          show: () =>
            show({
              under(key) {
                ask.key = key
              },
            }),
        }
        asks.push(ask)
        signal?.addEventListener('abort', abort)
        if (!busy) start(ask)
      }),
    resolve(key, result) {
      const ask = asks.find((one) => one.key === key)
      if (ask) end(ask, () => ask.resolve(result))
    },
    keepOnly(keys) {
      for (const ask of [...asks]) if (ask.key !== undefined && !keys.has(ask.key)) dismiss(ask)
    },
    dismiss(views) {
      for (const ask of [...asks]) if (!views || views.includes(ask.view)) dismiss(ask)
    },
  }
}
