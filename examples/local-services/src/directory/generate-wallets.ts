import type { WalletListing } from './wallet-listing'

const first =
  `Amber Harbor Juniper Cedar Willow Maple Granite Marble Copper Meadow River Lagoon Canyon Valley Prairie
  Tundra Alpine Coastal Northern Southern Quiet Gentle Bright Clear Steady Swift Nimble Humble Mellow Golden Crimson
  Indigo Teal Ivory Saffron Velvet Linen Paper Glass Misty`.split(/\s+/)
const second =
  `Purse Pouch Satchel Pocket Vault Chest Drawer Locker Folio Binder Envelope Basket Bucket Crate Barrel
  Compass Anchor Beacon Bridge Arch Tower Cabin Cottage Barn Mill Garden Orchard Grove Thicket Brook Spring Pebble
  Boulder Feather Acorn Clover Thistle Sparrow Heron Otter Badger Finch Wren`.split(/\s+/)

const forms: readonly ((a: string, b: string) => string)[] = [
  (a, b) => `${a} ${b}`,
  (a, b) => `${a}${b.toLowerCase()} Wallet`,
  (a, b) => `${a} ${b} Pro`,
]
const chains = [
  'evm',
  'evm and solana',
  'evm and test networks',
  'mainnet only',
  'everything',
  'evm',
  'solana',
  'bitcoin',
] as const

const MOST = first.length * second.length * forms.length

/** Up to 5,160 made-up wallets with different names: the same ones in the same order at each call. */
export function generateWallets(count: number): readonly WalletListing[] {
  return Array.from({ length: Math.min(count, MOST) }, (_, index) => imagine(index))
}

function imagine(index: number): WalletListing {
  const pairs = first.length * second.length
  // The step shares no divisor with the number of pairs, so that every pair is used once before any repeats.
  const pair = (index * 509) % pairs
  const a = first[pair % first.length] ?? ''
  const b = second[Math.floor(pair / first.length)] ?? ''
  const name = forms[Math.floor(index / pairs)]?.(a, b) ?? `${a} ${b} ${index}`
  const word = name.toLowerCase().replace(/[^a-z]/g, '')
  return {
    name,
    homepage: `https://${word}.example/`,
    chains: chains[index % chains.length] ?? 'evm',
    certified: index % 4 === 0,
    hasImage: index % 41 !== 40,
    ...waysIn(index, word),
  }
}

/**
 * Most have a mobile app; some only a web app, a desktop app or an extension, and a few have no link at all.
 */
function waysIn(index: number, word: string): Partial<WalletListing> {
  const extension: Partial<WalletListing> = {
    rdns: `example.${word}`,
    chromeExtensionId: word.padEnd(32, 'a').slice(0, 32),
  }
  const perhapsExtension = index % 3 === 0 ? extension : {}
  if (index % 23 === 22) return {}
  if (index % 17 === 16) return extension
  if (index % 13 === 12) return { webapp: `https://app.${word}.example/` }
  if (index % 11 === 10) return { desktop: `${word}://`, ...perhapsExtension }
  const universal = index % 2 === 0 ? { universal: `https://link.${word}.example` } : {}
  return {
    mobile: `${word}://`,
    appStoreId: `${900_000_000 + index}`,
    playStoreId: `example.${word}`,
    ...universal,
    ...perhapsExtension,
  }
}
