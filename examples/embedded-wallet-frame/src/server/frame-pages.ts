import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CopyKey } from '../copy/copy'
import { chooseLanguage, createSay, directionOf, type Language } from '../copy/say'
import type { SmartAccountsConfig } from '../evm/smart-account'
import { bundleScript } from './bundle-script'
import { handleLogin } from './handle-login'
import { createLogins, type Deliver } from './mail'
import { createSocialLogins } from './social-logins'

export interface FrameReply {
  readonly status: number
  readonly type: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

export interface FramePagesOptions {
  readonly deliver: Deliver
  readonly now: () => number
  /** Returns the URL of these pages, without a trailing slash. */
  readonly url: () => string
  /** Returns the URL of the identity provider, without a trailing slash. */
  readonly identityProvider: () => string
  /** Without it the wallet has no smart accounts. */
  readonly smartAccounts?: SmartAccountsConfig
  /** The pages that may embed the wallet in a frame, as a source list of `frame-ancestors`. */
  readonly ancestors: string
}

export interface FramePages {
  /** Returns `undefined` for a path that belongs to no page of the wallet. */
  reply(call: {
    readonly method: string
    readonly path: string
    readonly query: URLSearchParams
    readonly body: string
    /** The header of that name. */
    readonly acceptLanguage: string | undefined
  }): Promise<FrameReply | undefined>
}

/** The path to which the identity provider redirects. */
export const SOCIAL_RESULT_PATH = '/sdk/social-result'

/** Creates the wallet's pages and login endpoints. The scripts are bundled once. */
export async function createFramePages(options: FramePagesOptions): Promise<FramePages> {
  const { deliver, now, url, identityProvider, smartAccounts, ancestors } = options
  const logins = {
    mails: createLogins({ deliver, now, linkUrl: () => `${url()}/device` }),
    socials: createSocialLogins({
      now,
      identityProvider,
      redirectUri: () => `${url()}${SOCIAL_RESULT_PATH}`,
    }),
  }
  // A data block is no script, so the content security policy allows it.
  const config = JSON.stringify(smartAccounts ?? null).replaceAll('<', '\\u003c')
  const frame = `<main aria-live="polite"></main><script type="application/json">${config}</script><script type="module" src="/frame.js"></script>`
  const resultScript = '<script type="module" src="/social-result.js"></script>'
  const [frameScript, socialResult, style] = await Promise.all([
    bundleScript('main.ts'),
    bundleScript('pages/social-result.ts'),
    readFile(join(import.meta.dirname, '../frame.css'), 'utf8'),
  ])
  const scripts: Readonly<Record<string, string>> = {
    '/frame.js': frameScript,
    '/social-result.js': socialResult,
  }
  const headers = (framedBy: string, formAction = "'none'"): Readonly<Record<string, string>> => ({
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
      // Any host, because the host page chooses the RPC URLs.
      'connect-src *',
      "base-uri 'none'",
      `form-action ${formAction}`,
      `frame-ancestors ${framedBy}`,
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  const html = (language: Language, title: CopyKey, body: string, framedBy = "'none'"): FrameReply => ({
    status: 200,
    type: 'text/html; charset=utf-8',
    headers: { ...headers(framedBy), vary: 'accept-language' },
    body: `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${createSay(language)(title)}</title><style>${style}</style>${body}</html>`,
  })
  const note = (language: Language, title: CopyKey, text: CopyKey, script = ''): FrameReply =>
    html(
      language,
      title,
      `<main class="note"><p role="status">${createSay(language)(text)}</p></main>${script}`,
    )

  const confirmDevice = (token: string, language: Language): FrameReply => {
    const isDone = logins.mails.openLink(token)
    return note(language, 'device.title', isDone ? 'device.allowed' : 'device.used')
  }
  /**
   * The page that a mail links to. It has a button, because mail scanners open links, and opening one must
   * not allow the device.
   */
  const askForDevice = (token: string, language: Language): FrameReply => {
    const say = createSay(language)
    const form = `<main class="note"><h1>${say('device.heading')}</h1><p>${say('device.explanation')}</p><form method="post"><input type="hidden" name="token" value="${token}"><button class="approve">${say('device.allow')}</button></form></main>`
    return { ...html(language, 'device.title', form), headers: headers("'none'", "'self'") }
  }

  return {
    async reply({ method, path, query, body, acceptLanguage = '' }) {
      const language = chooseLanguage(acceptLanguage)
      if (method === 'POST' && path === '/device')
        return confirmDevice(new URLSearchParams(body).get('token') ?? '', language)
      if (method === 'POST') {
        const reply = await handleLogin(path, body, logins, createSay(language))
        return (
          reply && {
            status: reply.status,
            type: 'application/json',
            headers: headers("'none'"),
            body: JSON.stringify(reply.value),
          }
        )
      }
      if (method !== 'GET') return undefined
      const script = Object.hasOwn(scripts, path) ? scripts[path] : undefined
      if (script !== undefined)
        return { status: 200, type: 'text/javascript', headers: headers("'none'"), body: script }
      switch (path) {
        case '/sdk':
          return html(language, 'wallet.title', frame, ancestors)
        case '/loading':
          return note(language, 'wallet.loading', 'wallet.loading')
        case SOCIAL_RESULT_PATH:
          return note(language, 'social.title', 'wallet.loading', resultScript)
        case '/device': {
          const [token] = /^[-\da-f]{36}$/.exec(query.get('token') ?? '') ?? []
          return token === undefined ? confirmDevice('', language) : askForDevice(token, language)
        }
        default:
          return undefined
      }
    },
  }
}
