import {
  type CloudContract,
  cloudContract,
  type WalletEntry,
  type WalletQuery,
} from '@latchkey/cloud/contract'
import { DirectoryUnreachableError } from '@latchkey/cloud/errors'
import type { Plugin } from '@latchkey/kernel'
import { fake } from '@latchkey/kernel/testing'
import { drawIcon } from '@latchkey-examples/local-services/pictures'

const names = `Amber Purse,Golden Bucket,Harbour Anchor,Marble Heron,Linen Locker,Swift Tower,Prairie Feather,
  Cedar Pocket,Teal Compass,Gentle Thicket,River Finch,Misty Envelope,Mellow Barn,Coastal Thistle,Granite Drawer,
  Velvet Bridge,Steady Pebble,Valley Pouch,Juniper Barrel,Indigo Orchard,Quiet Otter,Meadow Binder,Glass Cabin,
  Humble Acorn,Alpine Vault,Maple Beacon,Saffron Brook,Clear Wren,Canyon Folio,Willow Garden,Crimson Sparrow,
  Southern Locker,Copper Mill,Paper Boulder,Nimble Satchel,Tundra Chest,Ivory Badger,Bright Basket,Lagoon Grove,
  Northern Clover,Donaudampfschifffahrtsgesellschaft,محفظة السرخس`.split(/,\s*/)

function entry(name: string, index: number): WalletEntry {
  const word = `wallet${index + 1}`
  return {
    id: word,
    name,
    imageId: word,
    homepage: `https://${word}.example/`,
    mobileLink: `${word}://`,
    universalLink: `https://link.${word}.example`,
    appStore: `https://apps.apple.com/app/id${index + 1}`,
    playStore: `https://play.google.com/store/apps/details?id=example.${word}`,
    chromeStore: `https://chromewebstore.google.com/detail/${word}`,
    chains: ['eip155:1', 'eip155:8453'],
    ...(index % 4 === 0 ? { certified: true } : {}),
  }
}

/** Forty-two made-up wallets with pictures. The last ones have a long name and an Arabic name. */
export const directoryWallets: readonly WalletEntry[] = names.map(entry)

type Manner = 'answers' | 'silent' | 'unreachable' | 'empty'

/** A fake directory that responds at once, never responds, fails, or is empty. */
export function directory(manner: Manner = 'answers'): Plugin<CloudContract, never> {
  return fake<CloudContract>(cloudContract, {
    state: {},
    api: {
      projectId: 'gallery',
      preload: async () => undefined,
      wallets: (query) => answer(manner, query),
      image: async (_kind, id) => `data:image/svg+xml,${encodeURIComponent(drawIcon(id))}`,
    },
  })
}

async function answer(manner: Manner, query: WalletQuery) {
  if (manner === 'silent') return new Promise<never>(() => undefined)
  if (manner === 'unreachable') throw new DirectoryUnreachableError()
  const { page = 1, entries = 40, include = [], exclude = [], search = '', certified } = query
  const found = directoryWallets.filter(
    (wallet) =>
      manner === 'answers' &&
      (include.length === 0 || include.includes(wallet.id)) &&
      !exclude.includes(wallet.id) &&
      (!certified || wallet.certified) &&
      wallet.name.toLowerCase().includes(search.trim().toLowerCase()),
  )
  return { wallets: found.slice((page - 1) * entries, page * entries), count: found.length }
}
