import { familiarWallets } from './familiar-wallets'
import { generateWallets } from './generate-wallets'
import { moreWallets } from './more-wallets'
import { idOf, toWireWallet } from './to-wire-wallet'
import type { WireWallet } from './wire-wallet'

const USUAL_COUNT = 400
const MANY_COUNT = 5_000

/** The wallet of the playground's phone page, the only one in the directory that the demo can open. */
export const phoneWalletId: string = idOf('Lantern')

export interface Directory {
  /**
   * 400 wallets, 5,000, or the made-up ones of the 400; `phoneUrl` is the address of the phone wallet's page, with a slash
   * at the end.
   */
  wallets(size: 'usual' | 'many' | 'invented', phoneUrl: string): readonly WireWallet[]
  /** The wallet a picture belongs to. */
  byImage(imageId: string): WireWallet | undefined
}

export function createDirectory(): Directory {
  let everything: Everything | undefined
  const all = (): Everything => {
    everything ??= makeEverything()
    return everything
  }
  return {
    wallets: (size, phoneUrl) => [lantern(phoneUrl), ...all()[size]],
    byImage: (imageId) => all().byImage.get(imageId),
  }
}

interface Everything {
  readonly usual: readonly WireWallet[]
  readonly many: readonly WireWallet[]
  readonly invented: readonly WireWallet[]
  readonly byImage: ReadonlyMap<string | null, WireWallet>
}

function makeEverything(): Everything {
  const real = [...familiarWallets, ...moreWallets]
  // One less, because the phone wallet is added.
  const listings = [...real, ...generateWallets(MANY_COUNT - 1 - real.length)]
  const many = listings.map((listing, place) => toWireWallet(listing, place + 1))
  const byImage = new Map([lantern(''), ...many].map((wallet) => [wallet.image_id, wallet]))
  const usual = many.slice(0, USUAL_COUNT - 1)
  return { usual, many, invented: usual.slice(real.length), byImage }
}

const lantern = (phoneUrl: string): WireWallet => ({
  ...toWireWallet({ name: 'Lantern', chains: 'evm and test networks', certified: true }, 0),
  description: 'The phone of this demo',
  homepage: phoneUrl,
  mobile_link: phoneUrl,
  webapp_link: phoneUrl,
  supports_wc: true,
})
