import { createHash } from 'node:crypto'
import { chainSets } from './chain-sets'
import type { WalletListing } from './wallet-listing'
import type { WireWallet } from './wire-wallet'

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The id of a wallet whose id in the public directory is unknown. */
export const idOf = (name: string): string => hash(`wallet ${name}`)

/** Converts facts to the wire format of the directory. */
export function toWireWallet(facts: WalletListing, place: number): WireWallet {
  const {
    name,
    id = idOf(name),
    rdns,
    homepage,
    appStoreId: apple,
    playStoreId: google,
    chromeExtensionId: chrome,
    injectedFlag: flag,
  } = facts
  return {
    id,
    name,
    badge_type: facts.certified ? 'certified' : 'none',
    description: null,
    homepage: homepage ?? null,
    chains: chainSets[facts.chains],
    image_id: facts.hasImage === false ? null : imageIdOf(id),
    image_url: null,
    order: (place + 1) * 10,
    link_mode: facts.universal ?? null,
    mobile_link: facts.mobile ?? null,
    desktop_link: facts.desktop ?? null,
    webapp_link: facts.webapp ?? null,
    app_store: apple ? `https://apps.apple.com/app/id${apple}` : null,
    play_store: google ? `https://play.google.com/store/apps/details?id=${google}` : null,
    chrome_store: chrome ? `https://chromewebstore.google.com/detail/${chrome}` : null,
    rdns: rdns ?? null,
    injected: flag ? [{ namespace: 'eip155', injected_id: flag }] : null,
    display_index: null,
    supports_wc: Boolean(facts.mobile ?? facts.webapp ?? facts.desktop),
  }
}

/** An id in the format of the service: five groups, the last one ending in 00. */
function imageIdOf(id: string): string {
  const digits = hash(`image ${id}`)
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{10}).*$/, '$1-$2-$3-$4-$500')
}
