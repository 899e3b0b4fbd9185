import type { WalletEntry, WalletLinks } from '@latchkey/cloud/contract'
import { LatchkeyError } from '@latchkey/kernel'
import type { EnvironmentKind } from '@latchkey/kernel/environment'
import { parseSafeUrl } from '@latchkey/kernel/web'

export interface HandoffLink {
  readonly kind: LinkKind
  /** The address to open: the wallet's, with the pairing URI in it. */
  readonly url: string
  /** The wallet's address alone, which later requests open again. */
  readonly href: string
  readonly target: LinkTarget
}

export interface BuiltLinks {
  /** To the wallet's app, best first. */
  readonly app: readonly HandoffLink[]
  readonly web: HandoffLink | undefined
  readonly refused: readonly WalletLinkRefusedError[]
}

export interface LinkEnvironment {
  readonly kind: EnvironmentKind
  /** The page is in a frame of another page. */
  readonly framed: boolean
}

/** Builds the links that open a wallet with this pairing, as this environment can open them. */
export function buildLinks(
  wallet: WalletEntry,
  uri: string,
  { kind: environment, framed }: LinkEnvironment,
): BuiltLinks {
  const { baseUrls, refused } = readBaseUrls(wallet)
  const rule = linkRules[environment]
  const build = (kind: LinkKind, target: LinkTarget): readonly HandoffLink[] => {
    const href = baseUrls[kind]
    if (href === undefined) return []
    const url = parseSafeUrl(`${href}wc?uri=${encode(uri, rule.encodings)}`)
    return url ? [{ kind, url: url.href, href, target }] : []
  }
  const target = rule.target === '_self' && framed ? '_top' : rule.target
  return {
    app: rule.app.flatMap((kind) => build(kind, target)),
    web: build('web', '_blank')[0],
    refused,
  }
}

function encode(uri: string, times: 1 | 2): string {
  const once = encodeURIComponent(uri)
  return times === 1 ? once : encodeURIComponent(once)
}

export type LinkTarget = '_self' | '_blank' | '_top'

export interface LinkRule {
  /** Links that open an app there, best first; the others are offered when nothing happens. */
  readonly app: readonly Exclude<LinkKind, 'web'>[]
  /** Target of an app's link; in a frame `_self` becomes `_top`. Web wallets always open in a new tab. */
  readonly target: '_self' | '_blank'
  /** How often the pairing URI is encoded. */
  readonly encodings: 1 | 2
}

const browser: LinkRule = { app: ['native', 'universal'], target: '_self', encodings: 1 }
// Custom schemes often end in ERR_UNKNOWN_URL_SCHEME there, so an https address comes first.
const view: LinkRule = { ...browser, app: ['universal', 'native'] }
// A mini app must not leave its page; every link is opened by Telegram.
const telegram: LinkRule = { ...view, target: '_blank' }

/** Which links are opened in each environment, and how. */
export const linkRules: Readonly<Record<EnvironmentKind, LinkRule>> = {
  'ios-safari': browser,
  'ios-chrome': browser,
  'android-chrome': browser,
  'android-firefox': browser,
  'telegram-ios': telegram,
  // Telegram decodes the address once before it opens it.
  'telegram-android': { ...telegram, encodings: 2 },
  webview: view,
  'wallet-browser': view,
  desktop: { app: ['desktop'], target: '_blank', encodings: 1 },
}

/** native: the app's own scheme; universal: an https address that the phone hands to the app. */
export type LinkKind = 'native' | 'universal' | 'web' | 'desktop'

/** Addresses that open a wallet: checked, with a final slash, ready for `wc?uri=`. */
export type BaseUrls = { readonly [Kind in LinkKind]?: string }

export interface WalletBaseUrls {
  readonly baseUrls: BaseUrls
  /** One error for each field that was refused. */
  readonly refused: readonly WalletLinkRefusedError[]
}

/** Reads and checks the addresses of an entry, which is untrusted text. */
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

/** A scheme may be written with or without its colon and slashes. */
function parseBaseUrl(text: string): string | undefined {
  // An incomplete address: a scheme alone, or text that a browser would complete.
  if (/^https?:/i.test(text) && !isWeb(text)) return undefined
  // The text is checked as it is written, before its colon is removed: `javascript:alert`.
  // control: handoff-unsafe-link
  if (/^[^/]*:/.test(text) && !/^[^/:]*:\/*$/.test(text) && !parseSafeUrl(text)) return undefined
  const full = text.includes('://') ? text : `${text.replace(/[/:]/g, '')}://`
  const base = full.endsWith('/') ? full : `${full}/`
  const url = parseSafeUrl(base)
  // A user name before an @ looks like the host name and is not.
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

/** A wallet's entry has an address that is not opened: malformed, or of a scheme that no app has. */
export class WalletLinkRefusedError extends LatchkeyError {
  readonly code = 'WALLET_LINK_REFUSED'
  override readonly category: string = 'wallet list'
  constructor(walletId: string, field: keyof WalletLinks) {
    super('A link to this wallet is not safe to open', { details: { walletId, field } })
  }
}
