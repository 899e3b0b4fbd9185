import type { SentTransaction } from '@latchkey/session/contract'

/** The wallet requests of a feature's views, by the frozen request that the user was shown. */
export interface Requests<Request extends object> {
  /**
   * Sends once per request: while it is pending and after it was sent the same promise is returned.
   * @param again asks again beside a pending request. A sent request is never sent again.
   */
  send(request: Request, ask: () => Promise<SentTransaction>, again: boolean): Promise<SentTransaction>
  /** Whether the request is pending in a wallet, and not sent. A repeated one is pending until each was answered. */
  isWaiting(request: Request): boolean
}

/**
 * For the views of a feature that sends: each frozen request is sent once, whichever view asks.
 * @param onFailed called when a request was not sent, or may not have been, after `isWaiting` has changed
 */
export function createRequests<Request extends object>(
  onFailed?: (request: Request) => void,
): Requests<Request> {
  /** In the order in which the wallet was asked. */
  const waiting = new WeakMap<Request, readonly Promise<SentTransaction>[]>()
  const sent = new WeakMap<Request, Promise<SentTransaction>>()
  const pendingOf = (request: Request) => waiting.get(request) ?? []
  return {
    send(request, ask, again) {
      const known = sent.get(request) ?? (again ? undefined : pendingOf(request).at(-1))
      if (known) return known
      const asking = ask()
      waiting.set(request, [...pendingOf(request), asking])
      const end = (): void => {
        // An earlier request may still be open in the wallet.
        // control: earlier-request-forgotten
        const left = pendingOf(request).filter((one) => one !== asking)
        waiting.set(request, left)
      }
      asking.then(
        () => {
          // control: sent-request-sent-again
          if (!sent.has(request)) sent.set(request, asking)
          end()
        },
        () => {
          end()
          onFailed?.(request)
        },
      )
      return asking
    },
    isWaiting: (request) => !sent.has(request) && pendingOf(request).length > 0,
  }
}
