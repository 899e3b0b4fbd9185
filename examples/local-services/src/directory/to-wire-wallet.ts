import { createHash } from 'node:crypto'
import { chainSets } from './chain-sets'
import type { WalletListing } from './wallet-listing'
import type { WireWallet } from './wire-wallet'

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The id of a wallet whose id in the public directory is unknown. */
export const idOf = (name: string): string => hash(`wallet ${name}`)

/** Converts a listing to the wire format of the directory. */
export function toWireWallet(listing: WalletListing, place: number): WireWallet {
  const { name, id = idOf(name), appStoreId, playStoreId, chromeExtensionId, injectedFlag } = listing
  return {
    id,
    name,
    badge_type: listing.certified ? 'certified' : 'none',
    description: null,
    homepage: listing.homepage ?? null,
    chains: chainSets[listing.chains],
    image_id: listing.hasImage === false ? null : imageIdOf(id),
    image_url: null,
    order: (place + 1) * 10,
    link_mode: listing.universal ?? null,
    mobile_link: listing.mobile ?? null,
    desktop_link: listing.desktop ?? null,
    webapp_link: listing.webapp ?? null,
    app_store: appStoreId ? `https://apps.apple.com/app/id${appStoreId}` : null,
    play_store: playStoreId ? `https://play.google.com/store/apps/details?id=${playStoreId}` : null,
    chrome_store: chromeExtensionId ? `https://chromewebstore.google.com/detail/${chromeExtensionId}` : null,
    rdns: listing.rdns ?? null,
    injected: injectedFlag ? [{ namespace: 'eip155', injected_id: injectedFlag }] : null,
    display_index: null,
    supports_wc: Boolean(listing.mobile ?? listing.webapp ?? listing.desktop),
  }
}

/** An id in the format of the service: five groups, the last one ending in 00. */
function imageIdOf(id: string): string {
  const digits = hash(`image ${id}`)
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{10}).*$/, '$1-$2-$3-$4-$500')
}
