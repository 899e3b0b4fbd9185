import { connectContract } from '@latchkey/connect/contract'
import { embeddedWalletContract, type SocialProvider } from '@latchkey/embedded-wallet/contract'
import { isLatchkeyError } from '@latchkey/kernel'
import { type Environment, getEnvironment } from '@latchkey/kernel/environment'
import { openLink } from '@latchkey/kernel/web'
import type { SocialMethod, SocialsContext } from './contract'
import { SocialLoginUrlError } from './errors'
import { pageAddress, replaceAddress } from './page-address'
import { offeredMethods } from './providers'
import { finishLogin } from './social-login'
import { texts } from './texts'

/** Maximum age of a login that left the page. */
const LEFT_LIMIT_MS = 600_000
const RESULT = 'result_uri'

/** Removes the providers that do not work in Telegram. */
export function limitProviders(ctx: SocialsContext): void {
  const environment = getEnvironment(ctx.browser)
  if (!environment.telegram) return
  const { userAgent } = ctx.browser
  const providers = offeredMethods(ctx.state.get()).filter((method) =>
    worksIn(method, environment, userAgent),
  )
  ctx.state.assign({ providers })
}

/**
 * Runs at the start of a page in Telegram or of a page that has returned from a login: limits the providers
 * and finishes the login.
 */
export async function startInTelegram(ctx: SocialsContext): Promise<void> {
  const resultUri = takeResult()
  const environment = getEnvironment(ctx.browser)
  limitProviders(ctx)
  await ctx.state.restored()
  const { left } = ctx.state.get()
  if (left) ctx.state.assign({ left: undefined })
  if (resultUri === undefined || !left || !environment.telegram) return
  if (ctx.read(embeddedWalletContract).isUnavailable) return
  const ageMs = ctx.clock.now() - left.startedAtMs
  if (ageMs < 0 || ageMs > LEFT_LIMIT_MS) return
  if (ctx.read(connectContract)?.consent === 'needed') {
    // Checked before the login, so that the frame is not logged in without a connection.
    if (!left.hasConsent) return
    ctx.use(connectContract)?.setConsent(true)
  }
  try {
    await finishLogin(ctx, left.provider, resultUri, ctx.signal)
  } catch (error) {
    ctx.report(error)
    ctx.notify({
      surface: 'banner',
      variant: 'error',
      code: 'SOCIAL_LOGIN_FAILED',
      text: (t) =>
        isLatchkeyError(error)
          ? t(`error.${error.code}`, error.message)
          : t('socials.failed', texts['socials.failed']),
    })
  }
}

/** Providers that refuse to work in the windows of Telegram. */
export function worksIn(
  method: SocialMethod,
  { ios, android, mobile }: Environment,
  userAgent: string,
): boolean {
  if (ios) return method !== 'google'
  if (android) return method !== 'facebook' && method !== 'x'
  return mobile || !/macintosh/i.test(userAgent) || method !== 'x'
}

/** Removes the result from the page's URL and returns it. */
function takeResult(): string | undefined {
  const url = new URL(pageAddress())
  const resultUri = url.searchParams.get(RESULT) ?? undefined
  if (resultUri === undefined) return undefined
  url.searchParams.delete(RESULT)
  replaceAddress(url)
  return resultUri
}

/**
 * Navigates this window to the provider, because Telegram's apps open no popups. The provider redirects back to
 * this page.
 */
export async function leaveForProvider(
  ctx: SocialsContext,
  provider: SocialProvider,
  signal: AbortSignal,
): Promise<void> {
  const { social } = await ctx.use(embeddedWalletContract).login()
  const url = withPage(await social.redirectUrl(provider, signal), pageAddress())
  signal.throwIfAborted()
  const hasConsent = ctx.read(connectContract)?.consent === 'given'
  ctx.state.assign({ left: { provider, startedAtMs: ctx.clock.now(), hasConsent } })
  // Waits until the state is stored, before the page is left.
  await ctx.clock.wait(100, signal)
  openLink(url, '_top')
}

/**
 * Appends the page's URL to the value of `state` for the return, inside `provider_authorization_url` if there
 * is one.
 * @throws SocialLoginUrlError without a `state`
 */
export function withPage(loginUrl: string, page: string): string {
  const url = new URL(loginUrl)
  const inner = url.host === 'auth.magic.link' ? url.searchParams.get('provider_authorization_url') : null
  if (inner !== null) {
    url.searchParams.set('provider_authorization_url', withState(inner, page))
    return url.href
  }
  return withState(loginUrl, page)
}

function withState(url: string, page: string): string {
  const pattern = /([?&]state=[^&#]*)/
  if (!pattern.test(url)) throw new SocialLoginUrlError()
  return url.replace(pattern, (state) => `${state}--${encodeURIComponent(page)}`)
}
