import type { WalletEntry, WalletLinks } from '@latchkey/cloud/contract'
import { isWebUrl } from '@latchkey/kernel'
import type { Environment } from '@latchkey/kernel/environment'
import { parseSafeUrl } from '@latchkey/kernel/web'

export interface DownloadLink {
  readonly kind: 'app-store' | 'play-store' | 'chrome-store' | 'homepage'
  /** https, or http on localhost. */
  readonly href: string
}

/** Host names of the stores. */
const hosts: Readonly<Record<DownloadLink['kind'], RegExp>> = {
  'app-store': /^(apps|itunes)\.apple\.com$/,
  'play-store': /^play\.google\.com$/,
  'chrome-store': /^(chromewebstore|chrome)\.google\.com$/,
  homepage: /./,
}

/**
 * Returns the safe download links of a wallet, each URL once: on a phone the store of the phone first, on a desktop the
 * extension store. An entry can name any URL as a store, so a link with another host is returned as `homepage`, which is shown
 * with its host name.
 */
export function getDownloadLinks(
  wallet: Pick<WalletLinks, 'appStore' | 'playStore' | 'chromeStore' | 'homepage'>,
  { ios, android }: Pick<Environment, 'ios' | 'android'>,
): readonly DownloadLink[] {
  const byKind: Readonly<Record<DownloadLink['kind'], string | undefined>> = {
    'app-store': wallet.appStore,
    'play-store': wallet.playStore,
    'chrome-store': wallet.chromeStore,
    homepage: wallet.homepage,
  }
  const order: readonly DownloadLink['kind'][] = ios
    ? ['app-store', 'homepage', 'play-store', 'chrome-store']
    : android
      ? ['play-store', 'homepage', 'app-store', 'chrome-store']
      : ['chrome-store', 'app-store', 'play-store', 'homepage']
  const links = order.flatMap((kind): readonly DownloadLink[] => {
    const href = byKind[kind]
    const link = href === undefined ? undefined : parseSafeUrl(href)
    if (!link || !/^https?:$/.test(link.protocol)) return []
    return [{ kind: hosts[kind].test(link.hostname) ? kind : 'homepage', href: link.href }]
  })
  return [...new Map(links.map((link) => [link.href, link])).values()]
}

/** Returns the link to open without a choice: the store of the phone, or the only link. */
export function getOnlyDownloadLink(
  links: readonly DownloadLink[],
  { ios, android }: Pick<Environment, 'ios' | 'android'>,
): DownloadLink | undefined {
  const [first] = links
  const isOwnStore = first?.kind === (ios ? 'app-store' : android ? 'play-store' : undefined)
  return links.length === 1 || isOwnStore ? first : undefined
}

/** What the button 'Get' opens: the view with all links, or a link. */
export type DownloadHint =
  | { readonly kind: 'downloads' }
  | { readonly kind: 'link'; readonly href: string }
  | undefined

/** Returns the download to offer in a pairing: all links on desktops, the store of the phone, or the only link. */
export function getDownloadHint(
  { homepage, appStore, playStore, chromeStore }: WalletEntry,
  { mobile, ios, android }: Pick<Environment, 'mobile' | 'ios' | 'android'>,
): DownloadHint {
  const links = [appStore, playStore, homepage, chromeStore].filter(isDownloadLink)
  if (links.length > 1 && !mobile) return { kind: 'downloads' }
  const only = links.length === 1 && isDownloadLink(homepage) ? homepage : undefined
  const href = only ?? (ios ? appStore : android ? playStore : undefined)
  return isDownloadLink(href) ? { kind: 'link', href } : undefined
}

const isDownloadLink = (href: string | undefined): href is string => href !== undefined && isWebUrl(href)
