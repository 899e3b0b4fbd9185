import { type CloudApi, type CloudContract, cloudContract } from '@latchkey/cloud/contract'
import { definePlugin, type PluginFactory } from '@latchkey/kernel'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`

/** As the service writes them; text, since parsing it is part of what a reading costs. */
function balancesOf(count: number): string {
  const balances = Array.from({ length: count }, (_, index) => ({
    name: `Token ${index}`,
    symbol: `T${index}`,
    chainId: 'eip155:1',
    address: `eip155:1:0x${(index + 1).toString(16).padStart(40, '0')}`,
    value: 1,
    // Values in no order, and many that are the same.
    price: (index * 7_919) % 997,
    quantity: { decimals: '18', numeric: '1.5' },
    iconUrl: picture,
  }))
  return JSON.stringify({ balances })
}

/** Answers with so many tokens of whoever asks, and knows no names. For `npm run bench`. */
export function dataService(count: number): PluginFactory<CloudContract, never, Record<never, never>> {
  const text = balancesOf(count)
  const api: CloudApi = {
    projectId: 'local',
    preload: async () => undefined,
    wallets: async () => ({ wallets: [], count: 0 }),
    image: async () => undefined,
    allowedOrigins: async () => [],
    checkOrigin: async () => 'unknown',
    analyticsEnabled: async () => false,
    blockchainApi: async ({ path, parse }) => parse(path.endsWith('/balance') ? JSON.parse(text) : {}),
    supports: async () => true,
    setClientId: () => undefined,
  }
  return definePlugin(cloudContract, { setup: () => api })
}
