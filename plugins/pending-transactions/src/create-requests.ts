import type { SentTransaction } from '@latchkey/session/contract'

/** What the views of a feature have asked wallets for, by the frozen request that the user was shown. */
export interface Requests<Request extends object> {
  /**
   * Once for each request: while the wallet waits and after it was sent, the same promise is returned.
   * @param again asks once more beside a request that waits. What was sent is never sent again.
   */
  send(request: Request, ask: () => Promise<SentTransaction>, again: boolean): Promise<SentTransaction>
  /** Whether a wallet has the request and has not answered. */
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
