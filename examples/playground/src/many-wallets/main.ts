import { type CloudApi, type CloudContract, cloudContract, type WalletEntry } from '@latchkey/cloud/contract'
import { connectContract } from '@latchkey/connect/contract'
import { definePlugin, type PluginFactory } from '@latchkey/kernel'
import { createLatchkey, essentials } from 'latchkey'

/** `?count=5000`: a directory of so many, loaded to the end before the button works. For `npm run bench`. */
const count = Number(new URLSearchParams(location.search).get('count') ?? 50)

const wallets: readonly WalletEntry[] = Array.from({ length: count }, (_, index) => ({
  id: `wallet-${index + 1}`,
  name: `Wallet ${index + 1}`,
  rdns: `example.wallet-${index + 1}`,
  imageId: `${index + 1}`,
  mobileLink: `wallet${index + 1}://`,
  homepage: `https://wallet-${index + 1}.example/`,
  chains: ['eip155:1', 'eip155:10', 'eip155:8453'],
}))
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`

const api: CloudApi = {
  projectId: 'local',
  preload: async () => undefined,
  async wallets({ page = 1, entries = 40, exclude = [], search }) {
    if (search !== undefined) performance.mark('search')
    const wanted = search?.toLowerCase() ?? ''
    const all = wallets.filter(({ id, name }) => !exclude.includes(id) && name.toLowerCase().includes(wanted))
    return { wallets: all.slice((page - 1) * entries, page * entries), count: all.length }
  },
  image: async () => picture,
  allowedOrigins: async () => [],
  checkOrigin: async () => 'unknown',
  analyticsEnabled: async () => false,
  blockchainApi: () => Promise.reject(new Error('Only wallets are here.')),
  supports: async () => false,
  setClientId: () => undefined,
}
const nearCloud: PluginFactory<CloudContract, never, Record<never, never>> = definePlugin(cloudContract, {
  setup: () => api,
})
const latchkey = createLatchkey({ plugins: [...essentials(), nearCloud()] })
latchkey.start()

const lists = await latchkey.get(connectContract).directory()
while (latchkey.read(connectContract).directoryPages.status !== 'complete') await lists.loadMore()
const button = document.querySelector('button')
button?.addEventListener('click', () => latchkey.open('AllWallets'))
button?.removeAttribute('disabled')
