import { ViewDismissedError } from '../errors'

/** The promises of views that are being asked. Each belongs to one entry and ends once. */
export interface AskQueue {
  /**
   * Shows a view and waits. A second question to the same view waits until the first has ended. `show` names the
   * entry's key and places it; `leave` takes the entry away when the caller's signal aborts.
   */
  add(
    view: string,
    signal: AbortSignal | undefined,
    show: (ask: ShownAsk) => void,
    leave: (key: string) => void,
  ): Promise<unknown>
  resolve(key: string, result: unknown): void
  /** Rejects every question whose entry is gone. */
  keepOnly(keys: ReadonlySet<string>): void
  /** Rejects the questions to these views, or all of them, those that still wait included. */
  dismiss(views?: readonly string[]): void
}

/** A question as far as the router knows it. */
export interface ShownAsk {
  key: string | undefined
}

interface Ask extends ShownAsk {
  readonly view: string
  readonly show: (ask: ShownAsk) => void
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

export function createAskQueue(): AskQueue {
  const asks: Ask[] = []

  const end = (ask: Ask, settle: () => void): void => {
    const index = asks.indexOf(ask)
    if (index < 0) return
    asks.splice(index, 1)
    settle()
    // The entry's own removal is still under way; the one waiting is shown after it.
    queueMicrotask(() => {
      const next = asks.find(({ view }) => view === ask.view)
      if (next && next.key === undefined) start(next)
    })
  }
  const dismiss = (ask: Ask): void => end(ask, () => ask.reject(new ViewDismissedError(ask.view)))
  const start = (ask: Ask): void => {
    try {
      ask.show(ask)
    } catch (error) {
      end(ask, () => ask.reject(error))
    }
  }

  return {
    async add(view, signal, show, leave) {
      if (signal?.aborted) throw new ViewDismissedError(view)
      const isFirst = !asks.some((one) => one.view === view)
      let abort = (): void => undefined
      const answered = new Promise((resolve, reject) => {
        const ask: Ask = { view, show, resolve, reject, key: undefined }
        abort = () => {
          dismiss(ask)
          if (ask.key !== undefined) leave(ask.key)
        }
        asks.push(ask)
        signal?.addEventListener('abort', abort)
        if (isFirst) start(ask)
      })
      try {
        return await answered
      } finally {
        // The caller's signal may live as long as the page; what is settled lets go of it.
        signal?.removeEventListener('abort', abort)
      }
    },
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
