import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { WINDOW_PATH } from '../approval/own-window'
import { chooseLanguage, createSay, type Language } from '../copy/say'
import type { SmartAccountsConfig } from '../evm/smart-account'
import { createBrowserCookie } from './browser-cookie'
import { bundleScript } from './bundle-script'
import { handleLogin } from './handle-login'
import { createHostOrigins } from './host-origins'
import { createIdentityProvider } from './identity-provider'
import { defaultLimits, type FrameLimits } from './limits'
import { createLogins, type Deliver } from './mail'
import { createPageWriter } from './page-html'
import { type FrameCall, type FrameReply, headerOf, refusalOf } from './reply'
import { createSocialLogins, LOGIN_LIFETIME_MS } from './social-logins'
import { createSocialPages } from './social-pages'

export interface FramePagesOptions {
  readonly deliver: Deliver
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Returns the URL of these pages, without a trailing slash. */
  readonly url: () => string
  /** Returns the URL of the identity provider, without a trailing slash. */
  readonly identityProvider: () => string
  /** Without it the wallet has no smart accounts. */
  readonly smartAccounts?: SmartAccountsConfig
  /**
   * The pages that may embed the wallet in a frame, and log in, as a source list of `frame-ancestors`. Each source has a scheme
   * and a host.
   */
  readonly ancestors: string
  /** Default: `defaultLimits`. */
  readonly limits?: FrameLimits
}

export interface FramePages {
  /** Returns `undefined` for a path that belongs to no page of the wallet. */
  reply(call: FrameCall): Promise<FrameReply | undefined>
}

/** The path on which a login at the identity provider begins. */
const SOCIAL_START_PATH = '/sdk/social-start'
/** The path to which the identity provider redirects. */
export const SOCIAL_RESULT_PATH = '/sdk/social-result'
/** Where the frame starts such a login. */
const LOGIN_START = '/login/social/start'

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

/** Creates the wallet's pages and login endpoints. The scripts are bundled once. */
export async function createFramePages(options: FramePagesOptions): Promise<FramePages> {
  const { deliver, now, url, identityProvider, smartAccounts, ancestors, limits = defaultLimits } = options
  const isHostOrigin = createHostOrigins(ancestors)
  const redirectUri = (): string => `${url()}${SOCIAL_RESULT_PATH}`
  const socials = createSocialLogins({
    now,
    startUri: () => `${url()}${SOCIAL_START_PATH}`,
    provider: createIdentityProvider({ url: identityProvider, redirectUri }),
    isHostOrigin,
    limits,
  })
  const mails = createLogins({ deliver, now, linkUrl: () => `${url()}/device`, limits })
  // A data block is no script, so the content security policy allows it.
  const config = JSON.stringify(smartAccounts ?? null).replaceAll('<', '\\u003c')
  const frame = `<main aria-live="polite"></main><script type="application/json">${config}</script><script type="module" src="/frame.js"></script>`
  const resultScript = '<script type="module" src="/social-result.js"></script>'
  const windowScript = '<script type="module" src="/approval-window.js"></script>'
  const [frameScript, socialResult, approvalWindow, style] = await Promise.all([
    bundleScript('main.ts'),
    bundleScript('pages/social-result.ts'),
    bundleScript('pages/approval-window.ts'),
    readFile(join(import.meta.dirname, '../frame.css'), 'utf8'),
  ])
  const scripts: Readonly<Record<string, string>> = {
    '/frame.js': frameScript,
    '/social-result.js': socialResult,
    '/approval-window.js': approvalWindow,
  }
  const pages = createPageWriter(style)
  const cookie = createBrowserCookie(() => url().startsWith('https:'), LOGIN_LIFETIME_MS)
  const socialPages = createSocialPages({
    pages,
    socials,
    cookie,
    providerOrigin: () => new URL(identityProvider()).origin,
  })
  const json = (
    status: number,
    value: object,
    headers: Readonly<Record<string, string>> = {},
  ): FrameReply => ({
    status,
    type: JSON_TYPE,
    headers: { ...pages.headers(), ...(status === 429 && { 'retry-after': '3600' }), ...headers },
    body: JSON.stringify(value),
  })

  const openDeviceLink = (token: string, language: Language): FrameReply =>
    pages.note(language, 'device.title', mails.openLink(token) ? 'device.allowed' : 'device.used')
  /** The page that a mail links to. */
  const askForDevice = (token: string, language: Language): FrameReply => {
    const say = createSay(language)
    const texts = {
      title: say('device.title'),
      heading: say('device.heading'),
      explanation: say('device.explanation'),
      button: say('device.allow'),
    }
    return pages.form(language, texts, { name: 'token', value: token })
  }

  const replyToPost = async (call: FrameCall, language: Language): Promise<FrameReply | undefined> => {
    const { path, body, caller } = call
    const isForm = path === '/device' || path === SOCIAL_START_PATH
    const refusal = refusalOf(call, new URL(url()).origin, isForm ? FORM_TYPE : JSON_TYPE)
    if (refusal !== undefined) return json(refusal, { error: 'The request is not from a page of the wallet' })
    if (path === '/device') return openDeviceLink(new URLSearchParams(body).get('token') ?? '', language)
    if (path === SOCIAL_START_PATH) return socialPages.confirm(call, language)
    const { browser, setCookie } = cookie(headerOf(call, 'cookie'))
    const reply = await handleLogin({ path, body, caller, browser }, { mails, socials }, createSay(language))
    return reply && json(reply.status, reply.value, path === LOGIN_START ? { 'set-cookie': setCookie } : {})
  }

  return {
    async reply(call) {
      const { method, path, query } = call
      const language = chooseLanguage(headerOf(call, 'accept-language') ?? '')
      if (method === 'POST') return replyToPost(call, language)
      if (method !== 'GET') return undefined
      const script = Object.hasOwn(scripts, path) ? scripts[path] : undefined
      if (script !== undefined)
        return { status: 200, type: 'text/javascript', headers: pages.headers(), body: script }
      switch (path) {
        case '/sdk':
          return pages.html(language, 'wallet.title', frame, { framedBy: ancestors })
        case WINDOW_PATH:
          return pages.note(language, 'wallet.title', 'window.nothing', windowScript)
        case '/loading':
          return pages.note(language, 'wallet.loading', 'wallet.loading')
        case SOCIAL_START_PATH:
          return socialPages.open(call, language)
        case SOCIAL_RESULT_PATH:
          return pages.note(language, 'social.title', 'wallet.loading', resultScript)
        case '/device': {
          const [token] = /^[-\da-f]{36}$/.exec(query.get('token') ?? '') ?? []
          return token === undefined ? openDeviceLink('', language) : askForDevice(token, language)
        }
        default:
          return undefined
      }
    },
  }
}
