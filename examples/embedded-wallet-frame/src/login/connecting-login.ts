/** The login that the host page is connecting. Until it has connected it may sign in once without asking the user again. */
export interface ConnectingLogin {
  /** A user has logged in. */
  begin(): void
  /** Returns `true` once, within the time that connecting takes. */
  take(): boolean
  end(): void
}

const CONNECTING_MS = 60_000

export function createConnectingLogin(now: () => number): ConnectingLogin {
  let untilMs: number | undefined
  return {
    begin() {
      untilMs = now() + CONNECTING_MS
    },
    take() {
      const isConnecting = untilMs !== undefined && now() <= untilMs
      untilMs = undefined
      return isConnecting
    },
    end() {
      untilMs = undefined
    },
  }
}
