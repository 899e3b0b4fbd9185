import type { WalletEntry, WalletLinks } from '@latchkey/cloud/contract'
import { isWebUrl } from '@latchkey/kernel'
import { parseSafeUrl } from '@latchkey/kernel/web'
import type { Environment } from '../environment/environment'

export interface DownloadLink {
  readonly kind: 'app-store' | 'play-store' | 'chrome-store' | 'homepage'
  /** https, or http on this machine. */
  readonly href: string
}

/** Where a wallet is to be had: on a phone its own store first, on a desktop the extension. */
export function getDownloadLinks(
  links: Pick<WalletLinks, 'appStore' | 'playStore' | 'chromeStore' | 'homepage'>,
  { ios, android }: Pick<Environment, 'ios' | 'android'>,
): readonly DownloadLink[] {
  const offered: Readonly<Record<DownloadLink['kind'], string | undefined>> = {
    'app-store': links.appStore,
    'play-store': links.playStore,
    'chrome-store': links.chromeStore,
    homepage: links.homepage,
  }
  const order: readonly DownloadLink['kind'][] = ios
    ? ['app-store', 'homepage', 'play-store', 'chrome-store']
    : android
      ? ['play-store', 'homepage', 'app-store', 'chrome-store']
      : ['chrome-store', 'app-store', 'play-store', 'homepage']
  return order.flatMap((kind) => {
    const href = offered[kind]
    const link = href === undefined ? undefined : parseSafeUrl(href)
    return link && /^https?:$/.test(link.protocol) ? [{ kind, href: link.href }] : []
  })
}

/** The one place to send somebody to, where there is no choice to make: the phone's own store, or the only place. */
export function getOnlyDownloadLink(
  places: readonly DownloadLink[],
  { ios, android }: Pick<Environment, 'ios' | 'android'>,
): DownloadLink | undefined {
  const [first] = places
  const isOwnStore = first?.kind === (ios ? 'app-store' : android ? 'play-store' : undefined)
  return places.length === 1 || isOwnStore ? first : undefined
}

/** Where 'Get' leads: to all places, or straight to the one that fits. */
export type DownloadHint =
  | { readonly kind: 'downloads' }
  | { readonly kind: 'link'; readonly href: string }
  | undefined

/** behaviour-connect 2.10, "Download hint". */
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
