import type { WalletEntry, WalletLinks } from '@latchkey/cloud/contract'
import { defineError } from '@latchkey/kernel'
import type { EnvironmentKind } from '@latchkey/kernel/environment'
import { parseSafeUrl } from '@latchkey/kernel/web'

export interface DeepLink {
  readonly kind: LinkKind
  /** The URL to open: the wallet's base URL with the pairing URI in it. */
  readonly url: string
  /** The wallet's base URL, which is opened again for later requests. */
  readonly href: string
  readonly target: LinkTarget
}

export interface DeepLinks {
  /** Links to the wallet's app, best first. */
  readonly app: readonly DeepLink[]
  readonly web: DeepLink | undefined
  readonly refused: readonly WalletLinkRefusedError[]
}

export interface LinkEnvironment {
  readonly kind: EnvironmentKind
  /** Whether the page is in a frame of another page. */
  readonly framed: boolean
}

/** Builds the links that open a wallet with this pairing URI in this environment. */
export function buildDeepLinks(
  wallet: WalletEntry,
  uri: string,
  { kind: environment, framed }: LinkEnvironment,
): DeepLinks {
  const { baseUrls, refused } = readBaseUrls(wallet)
  const rule = linkRules[environment]
  const build = (kind: LinkKind, target: LinkTarget): readonly DeepLink[] => {
    const href = baseUrls[kind]
    if (href === undefined) return []
    const url = addPairingUri(href, uri, rule.encodings)
    return url === undefined ? [] : [{ kind, url, href, target }]
  }
  const target = rule.target === '_self' && framed ? '_top' : rule.target
  return {
    app: rule.app.flatMap((kind) => build(kind, target)),
    web: build('web', '_blank')[0],
    refused,
  }
}

export type LinkTarget = '_self' | '_blank' | '_top'

interface LinkRule {
  /** Kinds of links that open an app, best first. The others are offered if the first opens nothing. */
  readonly app: readonly Exclude<LinkKind, 'web'>[]
  /** Target of an app's link; in a frame `_self` becomes `_top`. Web wallets always open in a new tab. */
  readonly target: '_self' | '_blank'
  /** How often the pairing URI is percent-encoded. */
  readonly encodings: 1 | 2
}

const browserRule: LinkRule = { app: ['native', 'universal'], target: '_self', encodings: 1 }
// Custom schemes often fail with ERR_UNKNOWN_URL_SCHEME in web views, so an https URL comes first.
const webViewRule: LinkRule = { ...browserRule, app: ['universal', 'native'] }
// A Telegram mini app must not navigate away from its page. Telegram itself opens links with the target `_blank`.
const telegramRule: LinkRule = { ...webViewRule, target: '_blank' }

/** Which links open an app in each environment, and how. */
const linkRules: Readonly<Record<EnvironmentKind, LinkRule>> = {
  'ios-safari': browserRule,
  'ios-chrome': browserRule,
  'android-chrome': browserRule,
  'android-firefox': browserRule,
  'telegram-ios': telegramRule,
  // Telegram for Android decodes a URL once before it opens it.
  'telegram-android': { ...telegramRule, encodings: 2 },
  webview: webViewRule,
  'wallet-browser': webViewRule,
  desktop: { app: ['desktop'], target: '_blank', encodings: 1 },
}

/** `native`: custom scheme of the app. `universal`: https URL that the phone opens in the app. */
export type LinkKind = 'native' | 'universal' | 'web' | 'desktop'

/** Checked URLs of a wallet, to which `addPairingUri` adds the code. */
export type BaseUrls = { readonly [Kind in LinkKind]?: string }

export interface WalletBaseUrls {
  readonly baseUrls: BaseUrls
  /** One error for each field that was refused. */
  readonly refused: readonly WalletLinkRefusedError[]
}

/** Reads and checks the URLs of a directory entry, which are untrusted. */
export function readBaseUrls(wallet: WalletEntry): WalletBaseUrls {
  const refused: WalletLinkRefusedError[] = []
  const read = (field: keyof WalletLinks): string | undefined => {
    const text = wallet[field]?.trim()
    if (text === undefined || text === '') return undefined
    const base = parseBaseUrl(text)
    if (base === undefined) refused.push(new WalletLinkRefusedError(wallet.id, field))
    return base
  }
  const mobile = read('mobileLink')
  const mobileIsWeb = mobile !== undefined && isWeb(mobile)
  const declared = read('universalLink')
  const baseUrls = {
    native: mobileIsWeb ? undefined : mobile,
    universal: declared !== undefined && isWeb(declared) ? declared : mobileIsWeb ? mobile : undefined,
    web: read('webappLink'),
    desktop: read('desktopLink'),
  }
  return { baseUrls: withoutUndefined(baseUrls), refused }
}

const isWeb = (text: string): boolean => /^https?:\/\//i.test(text)

/** Returns the URL, its path with a final slash; `undefined` if it is unsafe. A bare scheme may lack its colon and slashes. */
function parseBaseUrl(text: string): string | undefined {
  // Refuses an incomplete https URL, which a browser would complete.
  if (/^https?:/i.test(text) && !isWeb(text)) return undefined
  // Checks the text as it is written, because its colon is removed below: `javascript:alert` is unsafe.
  if (/^[^/]*:/.test(text) && !/^[^/:]*:\/*$/.test(text) && !parseSafeUrl(text)) return undefined
  const full = text.includes('://') ? text : `${text.replace(/[/:]/g, '')}://`
  const base = withFinalSlash(full)
  const url = parseSafeUrl(base)
  // Refuses user names, because the text before an @ can be mistaken for the host name.
  if (url?.username !== '' || url.password !== '') return undefined
  return base
}

function withoutUndefined(baseUrls: { readonly [Kind in LinkKind]: string | undefined }): BaseUrls {
  const { native, universal, web, desktop } = baseUrls
  return {
    ...(native === undefined ? {} : { native }),
    ...(universal === undefined ? {} : { universal }),
    ...(web === undefined ? {} : { web }),
    ...(desktop === undefined ? {} : { desktop }),
  }
}

/** Reported for an entry with a URL that is malformed or has an unsafe scheme. The URL is never opened. */
export class WalletLinkRefusedError extends defineError(
  'WALLET_LINK_REFUSED',
  'A link to this wallet is not safe to open',
  undefined,
  'wallet list',
) {
  constructor(walletId: string, field: keyof WalletLinks) {
    super({ details: { walletId, field } })
  }
}

/** Telegram's own names, which open a chat or a mini app. */
const telegramHosts: ReadonlySet<string> = new Set(['t.me', 'telegram.me', 'telegram.dog'])
/** Telegram passes a mini app a start parameter of at most 512 letters, digits, `_` and `-`, and no path. */
const START_PARAMETER = /^[\w-]{1,512}$/

/**
 * Adds the pairing URI to a wallet's base URL, as `wc?uri=` behind its path, or behind the route in its fragment. A query
 * that the URL has is kept. A mini app of Telegram gets it as `startapp`, in base64url. Returns `undefined` if the result is
 * unsafe or would not be opened.
 * @param encodings how often the URI is percent-encoded
 * @example addPairingUri('oak://', uri, 1) // 'oak://wc?uri=wc%3A…'
 */
function addPairingUri(base: string, uri: string, encodings: 1 | 2): string | undefined {
  if (isTelegram(base)) return addStartParameter(base, uri)
  const once = encodeURIComponent(uri)
  const { path, query } = splitQuery(base)
  const kept = query === '' ? '' : `${query}&`
  return parseSafeUrl(`${path}wc?${kept}uri=${encodings === 1 ? once : encodeURIComponent(once)}`)?.href
}

/** Ends the path of a wallet's URL, or the route in its fragment, with a slash. A link of Telegram is returned as it is. */
function withFinalSlash(base: string): string {
  if (isTelegram(base)) return base
  const { path, query } = splitQuery(base)
  return `${path}${path.endsWith('/') ? '' : '/'}${query === '' ? '' : `?${query}`}`
}

function addStartParameter(base: string, uri: string): string | undefined {
  const url = parseSafeUrl(base)
  const code = btoa(uri).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  if (!url || !START_PARAMETER.test(code)) return undefined
  url.searchParams.set('startapp', code)
  return url.href
}

function isTelegram(base: string): boolean {
  const { protocol, hostname = '' } = parseSafeUrl(base) ?? {}
  return protocol === 'tg:' || (protocol === 'https:' && telegramHosts.has(hostname))
}

/** Splits off the query behind which nothing follows; one before a route in the fragment stays where it is. */
function splitQuery(base: string): { readonly path: string; readonly query: string } {
  const at = base.indexOf('?', Math.max(0, base.indexOf('#')))
  return at < 0 ? { path: base, query: '' } : { path: base.slice(0, at), query: base.slice(at + 1) }
}
