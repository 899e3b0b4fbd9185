import { type CloudApi, cloudContract, type WalletEntry, type WalletPage } from '@latchkey/cloud/contract'
import type { Plugin } from '@latchkey/kernel'
import { fake } from '@latchkey/kernel/testing'
import { walletPictures } from './pictures'
import { longNames } from './wallets'

const NAMES = [
  'Brass Wallet',
  'Harbour',
  'Fern',
  'Quartz',
  'Lumen',
  'Orbit',
  'Pepper',
  'Slate',
  'Tide',
  'Marrow',
  'Nimbus',
  'Onyx',
  'Willow',
  'Zephyr',
  'Cobalt',
  'Ember',
  'Juniper',
  'Kestrel',
  'Larkspur',
  'Meridian',
]
const PAGE = 40
const pictures = Object.values(walletPictures)

/** Made-up wallets of a directory. Every seventh has no picture. */
export const directoryWallets: readonly WalletEntry[] = Array.from({ length: 160 }, (_, index) => {
  const round = Math.floor(index / NAMES.length)
  const name = NAMES[index % NAMES.length] ?? ''
  return {
    id: `directory-${index}`,
    name: round === 0 ? name : `${name} ${round + 1}`,
    mobileLink: `directory${index}://`,
    ...(index % 7 === 6 ? {} : { imageId: `${index % pictures.length}` }),
    ...(index === 2 ? { rdns: 'example.fern' } : {}),
    ...(index % 9 === 0 ? { certified: true } : {}),
  }
})

export const longDirectory: readonly WalletEntry[] = longNames.map(({ id, name }, index) => ({
  id,
  name,
  imageId: `${index}`,
}))

const never = (): Promise<never> => new Promise(() => undefined)
const away = (): Promise<never> => Promise.reject(new Error('The directory is away.'))

interface Conduct {
  /** The number of pages that load before requests fail or stay pending. Default: all. */
  readonly pages?: number
  readonly afterwards?: 'fails' | 'hangs'
  readonly search?: 'fails' | 'hangs'
}

/** A fake directory. It responds at once unless `conduct` says otherwise. */
export function directory(wallets: readonly WalletEntry[], conduct: Conduct = {}): Plugin {
  const { pages = Number.POSITIVE_INFINITY, afterwards = 'fails', search } = conduct
  const pageOf: CloudApi['wallets'] = async (query): Promise<WalletPage> => {
    const { page = 1, entries = PAGE, include, exclude = [], certified } = query
    if (query.search !== undefined && search) return search === 'fails' ? away() : never()
    // The wallet list requests four wallets. It gets none, because only the view of all wallets is shown
    // here.
    if (include || entries < PAGE) return { wallets: [], count: wallets.length }
    if (page > pages) return afterwards === 'fails' ? away() : never()
    const wanted = query.search?.toLowerCase() ?? ''
    const all = wallets
      .filter(({ id }) => !exclude.includes(id))
      .filter(({ name }) => name.toLowerCase().includes(wanted))
      .filter((wallet) => !certified || wallet.certified === true)
    return { wallets: all.slice((page - 1) * entries, page * entries), count: all.length }
  }
  const image: CloudApi['image'] = async (_kind, id) => pictures[Number(id)]
  return fake(cloudContract, { api: { wallets: pageOf, image, preload: async () => undefined }, state: {} })
}
