import type { WalletEntry } from '@latchkey/cloud/contract'
import { isWebUrl } from '@latchkey/kernel'
import type { Platform } from '../platform'

/** Where 'Get' leads: to all places, or straight to the one that fits. */
export type DownloadHint =
  | { readonly kind: 'downloads' }
  | { readonly kind: 'link'; readonly href: string }
  | undefined

/** behaviour-connect 2.10, "Download hint". */
export function downloadHint(
  { homepage, appStore, playStore, chromeStore }: WalletEntry,
  { mobile, ios, android }: Pick<Platform, 'mobile' | 'ios' | 'android'>,
): DownloadHint {
  const places = [appStore, playStore, homepage, chromeStore].filter(isPlace)
  if (places.length > 1 && !mobile) return { kind: 'downloads' }
  const only = places.length === 1 && isPlace(homepage) ? homepage : undefined
  const href = only ?? (ios ? appStore : android ? playStore : undefined)
  return isPlace(href) ? { kind: 'link', href } : undefined
}

const isPlace = (href: string | undefined): href is string => href !== undefined && isWebUrl(href)
