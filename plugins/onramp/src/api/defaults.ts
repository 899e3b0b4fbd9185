import type { PaymentCurrency, PurchaseOptions, PurchaseToken } from '../contract'

const limits = [
  { method: 'card', min: '10.00', max: '7500.00' },
  { method: 'ach_bank_account', min: '10.00', max: '25000.00' },
]
const currency = (id: string): PaymentCurrency => ({ id, limits })

const ethereum = {
  networkId: 'eip155:1',
  networkName: 'ethereum-mainnet',
  networkDisplayName: 'Ethereum',
} as const
const polygon = {
  networkId: 'eip155:137',
  networkName: 'polygon-mainnet',
  networkDisplayName: 'Polygon',
} as const
const usdc = { id: 'USDC', name: 'USD Coin', symbol: 'USDC' }
const ether = { id: 'ETH', name: 'Ether', symbol: 'ETH' }
const tokens: readonly PurchaseToken[] = [
  { ...usdc, ...ethereum, tokenAddress: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
  { ...usdc, ...polygon, tokenAddress: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359' },
  { ...ether, ...ethereum },
  { ...ether, ...polygon, tokenAddress: '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619' },
]

/** The options if the service has none. */
export const defaultOptions: PurchaseOptions = { tokens, currencies: [currency('USD'), currency('EUR')] }
