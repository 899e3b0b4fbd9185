import type { Network } from '@latchkey/session/contract'
import { networkPictures } from './pictures'

function network(number: number, name: string, more: Partial<Network> = {}): Network {
  return {
    id: `eip155:${number}`,
    namespace: 'eip155',
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: [`https://rpc.example/${number}`],
    explorerUrl: `https://explorer.example/${number}`,
    ...more,
  }
}

export const ethereum = network(1, 'Ethereum', { iconUrl: networkPictures.ethereum })
export const base = network(8453, 'Base', { iconUrl: networkPictures.base })
export const optimism = network(10, 'OP Mainnet', { iconUrl: networkPictures.optimism })

export const fewNetworks: readonly Network[] = [ethereum, base, optimism]

export const manyNetworks: readonly Network[] = [
  ...fewNetworks,
  network(137, 'Polygon', { iconUrl: networkPictures.polygon }),
  network(42161, 'Arbitrum One'),
  network(100, 'Gnosis'),
  network(324, 'ZKsync Era'),
  network(59144, 'Linea'),
  network(534352, 'Scroll'),
  network(7777777, 'Zora'),
  network(11155111, 'Sepolia', { testnet: true }),
  network(84532, 'Base Sepolia Test Network for Builders', { testnet: true }),
]

/** Solana's mainnet. The CAIP-2 id is the beginning of its genesis hash. */
export const solana: Network = {
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  namespace: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: ['https://rpc.example/solana'],
  explorerUrl: 'https://explorer.example/solana',
  iconUrl: networkPictures.solana,
}
const solanaDevnet: Network = {
  ...solana,
  id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  testnet: true,
}
export const sepolia = network(11155111, 'Sepolia', { testnet: true })

/** EVM networks and Solana. Some have no picture. */
export const mixedNetworks: readonly Network[] = [
  ...fewNetworks,
  network(42161, 'Arbitrum One'),
  sepolia,
  solana,
  solanaDevnet,
]
