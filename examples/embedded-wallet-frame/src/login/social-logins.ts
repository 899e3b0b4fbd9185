import type { Vault } from '../vault'
import { WalletError } from '../wallet-error'
import { readSocialResult, type SocialProvider, type SocialService, type SocialUser } from './social-service'

export interface SocialLogins {
  /** Starts a login. Resolves with the URL of the provider's login page. */
  redirectUri(provider: SocialProvider): Promise<string>
  /** Completes a login. Each result works once, and only in the browser that has started the login. */
  finish(callbackUrl: string): Promise<SocialUser>
  /** Starts a Farcaster login. Resolves with the URL that the user opens on the phone, usually from a QR code. */
  farcasterUri(): Promise<string>
  /** Resolves when the user has accepted on the phone. */
  finishFarcaster(): Promise<SocialUser>
  /** Cancels the logins that are waiting. */
  cancel(): void
}

export interface SocialLoginsOptions {
  readonly vault: Pick<Vault, 'addPendingLogin' | 'takePendingLogin'>
  readonly service: SocialService
  /**
   * Called with the result if the provider's window could not reach the host page. The frame then passes it
   * on.
   */
  onResult(callbackUrl: string): void
}

const POLL_MS = 1_500
const MAX_POLLS = 400

/** Runs logins at identity providers, on the frame's side. */
export function createSocialLogins({ vault, service, onResult }: SocialLoginsOptions): SocialLogins {
  let controller = new AbortController()
  /** OAuth state of the Farcaster login that was started last. */
  let farcasterState: string | undefined
  const abortPrevious = (): AbortSignal => {
    controller.abort()
    controller = new AbortController()
    return controller.signal
  }
  const begin = async (provider: SocialProvider) => {
    const signal = abortPrevious()
    const { uri, pending } = await service.start(provider)
    await vault.addPendingLogin(pending)
    return { uri, state: pending.state, signal }
  }

  return {
    async redirectUri(provider) {
      const { uri, state, signal } = await begin(provider)
      poll(() => service.result(state), signal).then(onResult, () => undefined)
      return uri
    },
    async finish(callbackUrl) {
      abortPrevious()
      const { state, code } = readSocialResult(callbackUrl)
      const pending = await vault.takePendingLogin(state)
      if (!pending) throw new WalletError(-32000, 'This login has expired or was used before')
      return service.finish(pending, code)
    },
    async farcasterUri() {
      const { uri, state } = await begin('farcaster')
      farcasterState = state
      return uri
    },
    async finishFarcaster() {
      const { signal } = controller
      const pending = farcasterState === undefined ? undefined : await vault.takePendingLogin(farcasterState)
      farcasterState = undefined
      if (!pending) throw new WalletError(-32000, 'Start the login first')
      return poll(async () => {
        const user = await service.finishOnPhone(pending)
        return user === 'pending' ? undefined : user
      }, signal)
    },
    cancel() {
      farcasterState = undefined
      abortPrevious()
    },
  }
}

async function poll<Value>(read: () => Promise<Value | undefined>, signal: AbortSignal): Promise<Value> {
  for (let count = 0; count < MAX_POLLS; count += 1) {
    const value = await read()
    if (signal.aborted) throw loginEnded()
    if (value !== undefined) return value
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    if (signal.aborted) throw loginEnded()
  }
  throw new WalletError(-32000, 'The login timed out')
}

const loginEnded = (): WalletError => new WalletError(-32000, 'The login was ended')
