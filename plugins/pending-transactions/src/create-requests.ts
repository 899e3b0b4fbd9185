import type { SentTransaction } from '@latchkey/session/contract'

/** The wallet requests of a feature's views, by the frozen request that the user was shown. */
export interface Requests<Request extends object> {
  /**
   * Sends once per request: while it is pending and after it was sent the same promise is returned.
   * @param again asks again beside a pending request. A sent request is never sent again.
   */
  send(request: Request, ask: () => Promise<SentTransaction>, again: boolean): Promise<SentTransaction>
  /** Whether the request is pending in a wallet. */
  isWaiting(request: Request): boolean
}

/** For the views of a feature that sends: each frozen request is sent once, whichever view asks. */
export function createRequests<Request extends object>(): Requests<Request> {
  const waiting = new WeakMap<Request, Promise<SentTransaction>>()
  const sent = new WeakMap<Request, Promise<SentTransaction>>()
  return {
    send(request, ask, again) {
      const known = sent.get(request) ?? (again ? undefined : waiting.get(request))
      if (known) return known
      const asking = ask()
      waiting.set(request, asking)
      const end = (): void => {
        if (waiting.get(request) === asking) waiting.delete(request)
      }
      asking.then(() => {
        // control: sent-request-sent-again
        if (!sent.has(request)) sent.set(request, asking)
        end()
      }, end)
      return asking
    },
    isWaiting: (request) => waiting.has(request),
  }
}
