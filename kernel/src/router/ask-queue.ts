import { ViewDismissedError } from '../unanswered-errors'
import type { AskOptions } from './router'

/** The pending promises of `ask`. Each belongs to one stack entry and settles once. */
export interface AskQueue {
  /**
   * Shows a view and waits for its result. A second request for the same view waits until the first has ended, unless it
   * is to be shown again. `show` sets the entry's key, at once or later; `leave` removes the entry when the caller's
   * signal aborts, or when `show` rejects.
   */
  add(
    view: string,
    options: AskOptions,
    show: (ask: ShownAsk) => Promise<void> | undefined,
    leave: (key: string) => void,
  ): Promise<unknown>
  has(key: string): boolean
  resolve(key: string, result: unknown): void
  /** Once its entry has left the stack, the request ends as this promise does. */
  settleWith(key: string, end: Promise<unknown>): void
  /** Rejects every request whose entry has left the stack, or whose view has not come yet and is not wanted any more. */
  keepOnly(keys: ReadonlySet<string>): void
  /** Rejects the requests for these views, or all requests, queued ones included. */
  dismiss(views?: readonly string[]): void
}

/** The part of a request that the router sets. */
export interface ShownAsk {
  key: string | undefined
  /** Whether it was resolved, rejected or aborted. */
  isOver: boolean
  /** Whether the view is still to be shown if it has not come yet. */
  isWanted: () => boolean
  /** Waits before the view is shown. Meanwhile other requests for the view do not wait for this one. */
  hold(until: Promise<void> | undefined): Promise<void>
}

interface Ask extends ShownAsk {
  /** A view with needs gets its key later. */
  isStarted: boolean
  isHeld: boolean
  /** What the request ends with when its entry leaves. */
  end: Promise<unknown> | undefined
  readonly view: string
  readonly show: (ask: ShownAsk) => Promise<void> | undefined
  readonly leave: (key: string) => void
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

export function createAskQueue(): AskQueue {
  const asks: Ask[] = []

  const end = (ask: Ask, complete: () => void): void => {
    const index = asks.indexOf(ask)
    if (index < 0) return
    asks.splice(index, 1)
    ask.isOver = true
    complete()
    // Deferred to a microtask, because the entry is still being removed.
    queueMicrotask(() => startNext(ask.view))
  }
  const isWaitedFor = (one: Ask, view: string): boolean => one.view === view && !one.isHeld
  const startNext = (view: string): void => {
    const next = asks.find((one) => isWaitedFor(one, view))
    if (next && !next.isStarted) start(next)
  }
  const dismiss = (ask: Ask): void =>
    end(ask, () => {
      if (ask.end) ask.end.then(ask.resolve, ask.reject)
      else ask.reject(new ViewDismissedError(ask.view))
    })
  const start = (ask: Ask): void => {
    ask.isStarted = true
    const fail = (error: unknown): void => {
      end(ask, () => ask.reject(error))
      if (ask.key !== undefined) ask.leave(ask.key)
    }
    try {
      ask.show(ask)?.catch(fail)
    } catch (error) {
      fail(error)
    }
  }

  return {
    async add(view, { signal, again }, show, leave) {
      if (signal?.aborted) throw new ViewDismissedError(view)
      const isNext = again || !asks.some((one) => isWaitedFor(one, view))
      let abort = (): void => undefined
      const result = new Promise((resolve, reject) => {
        const ask: Ask = {
          view,
          show,
          leave,
          resolve,
          reject,
          key: undefined,
          isOver: false,
          isWanted: () => true,
          isStarted: false,
          isHeld: false,
          end: undefined,
          async hold(until) {
            ask.isHeld = true
            startNext(view)
            await until
            ask.isHeld = false
          },
        }
        abort = () => {
          // The views stay, and settle nothing any more.
          if (ask.end) {
            ask.reject(signal?.reason)
            return
          }
          dismiss(ask)
          if (ask.key !== undefined) leave(ask.key)
        }
        asks.push(ask)
        signal?.addEventListener('abort', abort)
        if (isNext) start(ask)
      })
      try {
        return await result
      } finally {
        // The listener is removed, because the caller's signal may exist as long as the page.
        signal?.removeEventListener('abort', abort)
      }
    },
    has: (key) => asks.some((one) => one.key === key),
    resolve(key, result) {
      const ask = asks.find((one) => one.key === key)
      if (ask) end(ask, () => ask.resolve(result))
    },
    settleWith(key, until) {
      const ask = asks.find((one) => one.key === key)
      if (ask) ask.end = until
    },
    keepOnly(keys) {
      for (const ask of [...asks])
        if (ask.key === undefined ? !ask.isWanted() : !keys.has(ask.key)) dismiss(ask)
    },
    dismiss(views) {
      for (const ask of [...asks]) if (!views || views.includes(ask.view)) dismiss(ask)
    },
  }
}
