import type { WalletLinks } from '@latchkey/cloud/contract'
import { parseSafeUrl } from '@latchkey/kernel/web'
import type { Platform } from '../platform'

export interface PlaceToGet {
  readonly kind: 'app-store' | 'play-store' | 'chrome-store' | 'homepage'
  /** https, or http on this machine. */
  readonly href: string
}

/** Where a wallet is to be had: on a phone its own store first, on a desktop the extension. */
export function placesToGet(
  links: Pick<WalletLinks, 'appStore' | 'playStore' | 'chromeStore' | 'homepage'>,
  { ios, android }: Pick<Platform, 'ios' | 'android'>,
): readonly PlaceToGet[] {
  const offered: Readonly<Record<PlaceToGet['kind'], string | undefined>> = {
    'app-store': links.appStore,
    'play-store': links.playStore,
    'chrome-store': links.chromeStore,
    homepage: links.homepage,
  }
  const order: readonly PlaceToGet['kind'][] = ios
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
export function onePlace(
  places: readonly PlaceToGet[],
  { ios, android }: Pick<Platform, 'ios' | 'android'>,
): PlaceToGet | undefined {
  const [first] = places
  const isOwnStore = first?.kind === (ios ? 'app-store' : android ? 'play-store' : undefined)
  return places.length === 1 || isOwnStore ? first : undefined
}
