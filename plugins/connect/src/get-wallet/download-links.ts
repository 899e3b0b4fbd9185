import type { WalletEntry, WalletLinks } from '@latchkey/cloud/contract'
import { isWebUrl } from '@latchkey/kernel'
import type { Environment } from '@latchkey/kernel/environment'
import { parseSafeUrl } from '@latchkey/kernel/web'

export interface DownloadLink {
  readonly kind: 'app-store' | 'play-store' | 'chrome-store' | 'homepage'
  /** https, or http on this machine. */
  readonly href: string
}

/** Where stores are. */
const hosts: Readonly<Record<DownloadLink['kind'], RegExp>> = {
  'app-store': /^(apps|itunes)\.apple\.com$/,
  'play-store': /^play\.google\.com$/,
  'chrome-store': /^(chromewebstore|chrome)\.google\.com$/,
  homepage: /./,
}

/**
 * The download links of a wallet: on a phone its own store first, on a desktop the extension. An entry can call any place
 * a store; what is none is a website, which is shown with its host.
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
    // control: any-place-is-a-store
    return [{ kind: hosts[kind].test(link.hostname) ? kind : 'homepage', href: link.href }]
  })
  return [...new Map(links.map((link) => [link.href, link])).values()]
}

/** The link to open without a choice: the phone's own store, or the only link. */
export function getOnlyDownloadLink(
  links: readonly DownloadLink[],
  { ios, android }: Pick<Environment, 'ios' | 'android'>,
): DownloadLink | undefined {
  const [first] = links
  const isOwnStore = first?.kind === (ios ? 'app-store' : android ? 'play-store' : undefined)
  return links.length === 1 || isOwnStore ? first : undefined
}

/** What 'Get' opens: the view with all links, or the one link that fits. */
export type DownloadHint =
  | { readonly kind: 'downloads' }
  | { readonly kind: 'link'; readonly href: string }
  | undefined

/** The download to offer in a pairing: a choice on desktops, the phone's own store, or the only link. */
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
