import {
  EMBEDDED_CONNECTOR_ID,
  embeddedWalletContract,
  type SocialProvider,
} from '@latchkey/embedded-wallet/contract'
import { RequestAbortedError } from '@latchkey/kernel'
import { anySignal } from '@latchkey/kernel/async'
import { type Popup, parseUrl, untilClosed } from '@latchkey/kernel/web'
import { sessionContract } from '@latchkey/session/contract'
import type { SocialMethod, SocialsContext } from './contract'
import { SocialLoginRefusedError, SocialLoginTimeoutError, UntrustedOriginError } from './errors'

/**
 * The steps of a login.
 * - `pending`: the provider's page is in the popup.
 * - `closed`: the popup seems closed and has sent no result. A result may still come, because a popup in another browsing
 * context group always seems closed.
 * - `finishing`: the provider has sent its result.
 * - `connecting`: the user is logged in to the frame, and only connecting remains.
 */
export type SocialStep = 'pending' | 'closed' | 'finishing' | 'connecting'

/** `cancelled`: the user cancelled at the provider. */
export type SocialResult = 'connected' | 'cancelled'

const LOGIN_TIMEOUT_MS = 600_000

interface LoginAttempt {
  readonly provider: SocialProvider
  readonly popup: Popup
  /** Aborted when the user leaves, which closes the popup. */
  readonly signal: AbortSignal
  readonly onStep: (step: SocialStep) => void
}

/** Logs in with an open, empty popup, and connects. */
export async function logIn(ctx: SocialsContext, attempt: LoginAttempt): Promise<SocialResult> {
  const { provider, popup, signal, onStep } = attempt
  const ended = new AbortController()
  const until = anySignal([signal, ended.signal])
  try {
    const { social } = await ctx.use(embeddedWalletContract).login()
    const url = await social.redirectUrl(provider, signal)
    signal.throwIfAborted()
    const result = waitForResult(ctx, popup, social.resultOrigin, until)
    popup.navigate(url, true)
    onStep('pending')
    // Rejects when the login has ended.
    untilClosed(popup, ctx.clock, until).then(
      () => onStep('closed'),
      () => undefined,
    )
    const resultUri = await result
    ended.abort()
    popup.close()
    const error = errorOf(resultUri)
    if (error === 'access_denied') {
      ctx.events.emit('socials:login-step', { provider, step: 'cancelled' })
      return 'cancelled'
    }
    if (error !== undefined) throw new SocialLoginRefusedError(error)
    onStep('finishing')
    await finishLogin(ctx, provider, resultUri, signal, () => onStep('connecting'))
    return 'connected'
  } catch (error) {
    if (!signal.aborted) ctx.events.emit('socials:login-step', { provider, step: 'failed' })
    throw error
  } finally {
    ended.abort()
    popup.close()
  }
}

/**
 * From the provider's result to the connection.
 * @param onLoggedIn called once the user is logged in; later failures need no new login
 */
export async function finishLogin(
  ctx: SocialsContext,
  provider: SocialProvider,
  resultUri: string,
  signal: AbortSignal,
  onLoggedIn?: () => void,
): Promise<void> {
  ctx.events.emit('socials:login-step', { provider, step: 'returned' })
  const { social } = await ctx.use(embeddedWalletContract).login()
  await social.finish(provider, resultUri, signal)
  onLoggedIn?.()
  await connectAs(ctx, provider, signal)
}

/** Connects the wallet of the newly logged-in user. */
export async function connectAs(
  ctx: SocialsContext,
  method: SocialMethod,
  signal: AbortSignal,
): Promise<void> {
  await ctx.use(sessionContract).connect(EMBEDDED_CONNECTOR_ID, { signal })
  ctx.state.assign({ lastUsed: method })
}

/**
 * Resolves with the result that a page of the frame's origin posts: the popup, or the frame itself if the popup cannot
 * reach this page. Rejects if the popup posts a result from another origin.
 */
function waitForResult(
  { browser, clock }: SocialsContext,
  popup: Popup,
  origin: string,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    browser.listen(
      'message',
      (event) => {
        if (!(event instanceof MessageEvent)) return
        const resultUri = resultOf(event.data)
        if (resultUri === undefined) return
        if (event.origin === origin) resolve(resultUri)
        else if (popup.hasPosted(event)) reject(new UntrustedOriginError(event.origin))
      },
      signal,
    )
    signal.addEventListener('abort', () => reject(new RequestAbortedError('social login')), { once: true })
    clock.wait(LOGIN_TIMEOUT_MS, signal).then(
      () => reject(new SocialLoginTimeoutError()),
      () => undefined,
    )
  })
}

/** Maximum length of a URL with a result. */
const RESULT_LIMIT = 20_000

function resultOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, 'resultUri')) return undefined
  const resultUri: unknown = Reflect.get(data, 'resultUri')
  return typeof resultUri === 'string' && resultUri.length <= RESULT_LIMIT ? resultUri : undefined
}

/** The value of `error=`. */
function errorOf(resultUri: string): string | undefined {
  return parseUrl(resultUri)?.searchParams.get('error') ?? undefined
}
