import type { WalletEntry, WalletLinks } from '@latchkey/cloud/contract'
import { LatchkeyError } from '@latchkey/kernel'
import { parseSafeUrl } from '@latchkey/kernel/web'
import type { EnvironmentKind } from '../environment/environment'

export interface HandoffLink {
  readonly kind: LinkKind
  /** What is opened: the wallet's address with the pairing in it. */
  readonly url: string
  /** The wallet's address alone: what later requests open again. */
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
  /** The page lies in another one. */
  readonly framed: boolean
}

/** The links of a wallet for this pairing, as this place can open them (behaviour-connect 2.11). */
export function buildLinks(
  wallet: WalletEntry,
  uri: string,
  { kind: host, framed }: LinkEnvironment,
): BuiltLinks {
  const { baseUrls: bases, refused } = readBaseUrls(wallet)
  const rule = linkRules[host]
  const build = (kind: LinkKind, target: LinkTarget): readonly HandoffLink[] => {
    const href = bases[kind]
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
  /** Links that lead to an app there, best first; the rest is the way on when nothing happens. */
  readonly app: readonly Exclude<LinkKind, 'web'>[]
  /** Where an app's link is opened; in a frame `_self` becomes `_top`. Web wallets always get a tab of their own. */
  readonly target: '_self' | '_blank'
  /** How often the pairing URI is encoded. */
  readonly encodings: 1 | 2
}

const browser: LinkRule = { app: ['native', 'universal'], target: '_self', encodings: 1 }
// Where foreign schemes often end in ERR_UNKNOWN_URL_SCHEME, an https address comes first.
const view: LinkRule = { ...browser, app: ['universal', 'native'] }
// A mini app must not leave its page; every link goes out through Telegram (behaviour-connect 2.11).
const telegram: LinkRule = { ...view, target: '_blank' }

/** Which link is opened where, and how: user-needs 4, behaviour-connect 2.11. */
export const linkRules: Readonly<Record<EnvironmentKind, LinkRule>> = {
  'ios-safari': browser,
  'ios-chrome': browser,
  'android-chrome': browser,
  'android-firefox': browser,
  'telegram-ios': telegram,
  // It decodes the address once before it passes it on.
  'telegram-android': { ...telegram, encodings: 2 },
  webview: view,
  'wallet-browser': view,
  desktop: { app: ['desktop'], target: '_blank', encodings: 1 },
}

/** native: the app's own scheme; universal: an https address that the phone hands to the app. */
export type LinkKind = 'native' | 'universal' | 'web' | 'desktop'

/** Where a wallet can be opened: checked, with a slash at the end, ready for `wc?uri=`. */
export type BaseUrls = { readonly [Kind in LinkKind]?: string }

export interface WalletBaseUrls {
  readonly baseUrls: BaseUrls
  /** What was not taken, one for each field. */
  readonly refused: readonly WalletLinkRefusedError[]
}

/** Reads the addresses of an entry, which may be anybody's text. */
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
  const bases = {
    native: mobileIsWeb ? undefined : mobile,
    universal: declared !== undefined && isWeb(declared) ? declared : mobileIsWeb ? mobile : undefined,
    web: read('webappLink'),
    desktop: read('desktopLink'),
  }
  return { baseUrls: withoutUndefined(bases), refused }
}

const isWeb = (text: string): boolean => /^https?:\/\//i.test(text)

/** behaviour-connect 2.11: a scheme may be written with or without its colon and slashes. */
function parseBaseUrl(text: string): string | undefined {
  // Half an address: neither a scheme alone nor something a browser should guess at.
  if (/^https?:/i.test(text) && !isWeb(text)) return undefined
  // What it says as it is written counts too, before its colon is gone: `javascript:alert`.
  if (/^[^/]*:/.test(text) && !/^[^/:]*:\/*$/.test(text) && !parseSafeUrl(text)) return undefined
  const full = text.includes('://') ? text : `${text.replace(/[/:]/g, '')}://`
  const base = full.endsWith('/') ? full : `${full}/`
  const url = parseSafeUrl(base)
  // A name before an @ looks like the host and is not.
  if (url?.username !== '' || url.password !== '') return undefined
  return base
}

function withoutUndefined(bases: { readonly [Kind in LinkKind]: string | undefined }): BaseUrls {
  const { native, universal, web, desktop } = bases
  return {
    ...(native === undefined ? {} : { native }),
    ...(universal === undefined ? {} : { universal }),
    ...(web === undefined ? {} : { web }),
    ...(desktop === undefined ? {} : { desktop }),
  }
}

/** A list names an address for a wallet that is not opened: malformed, or of a scheme that is no app's. */
export class WalletLinkRefusedError extends LatchkeyError {
  readonly code = 'WALLET_LINK_REFUSED'
  override readonly category: string = 'wallet list'
  constructor(walletId: string, field: keyof WalletLinks) {
    super('A link to this wallet is not safe to open', { details: { walletId, field } })
  }
}
