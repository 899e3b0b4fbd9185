import type { CloudApi } from '@latchkey/cloud/contract'
import { isNetworkId } from '@latchkey/session/caip'
import type { NetworkId } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import { compareDecimals } from '../compare-decimals'
import type { PaymentCurrency, PaymentMethodLimit, PurchaseOptions, PurchaseToken } from '../contract'
import { displayableText } from '../stored-purchases'

const MAX_CURRENCIES = 500
const MAX_NETWORKS = 50
const MAX_METHODS = 20

const textSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))
const amountSchema = v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,8})?$/))
const limitSchema = v.object({ id: displayableText, min: amountSchema, max: amountSchema })
const paymentSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  payment_method_limits: v.array(v.unknown()),
})
const networkSchema = v.object({
  name: displayableText,
  display_name: v.fallback(v.optional(displayableText), undefined),
  /** An EIP-155 integer or a CAIP-2 id. */
  chain_id: v.union([
    v.pipe(
      v.string(),
      v.regex(/^\d{1,15}$/),
      v.transform((chainId): NetworkId => `eip155:${chainId}`),
    ),
    v.custom<NetworkId>(isNetworkId),
  ]),
  contract_address: v.nullish(v.pipe(v.string(), v.maxLength(100))),
})
const purchaseSchema = v.object({
  id: textSchema,
  name: displayableText,
  symbol: v.pipe(displayableText, v.maxLength(20)),
  networks: v.array(v.unknown()),
})
const responseSchema = v.object({
  paymentCurrencies: v.array(v.unknown()),
  purchaseCurrencies: v.array(v.unknown()),
})

/**
 * Requests the tokens and currencies. Rejects with the errors of `blockchainApi`, also for lists without a
 * valid entry.
 */
export function fetchOptions(cloud: CloudApi, signal: AbortSignal): Promise<PurchaseOptions> {
  return cloud.blockchainApi({ path: '/v1/onramp/options', parse: parseOptions, signal })
}

/** Leaves out malformed entries. */
export function parseOptions(response: unknown): PurchaseOptions {
  const { paymentCurrencies, purchaseCurrencies } = v.parse(responseSchema, response)
  const tokens = purchaseCurrencies.slice(0, MAX_CURRENCIES).flatMap(parseTokens)
  const currencies = paymentCurrencies.slice(0, MAX_CURRENCIES).flatMap(parseCurrency)
  if (tokens.length === 0 || currencies.length === 0) throw new TypeError('The lists are empty.')
  return { tokens: unique(tokens), currencies }
}

function parseTokens(entry: unknown): readonly PurchaseToken[] {
  const parsed = v.safeParse(purchaseSchema, entry)
  if (!parsed.success) return []
  const { id, name, symbol, networks } = parsed.output
  return networks.slice(0, MAX_NETWORKS).flatMap((network) => {
    const read = v.safeParse(networkSchema, network)
    if (!read.success) return []
    const { chain_id, name: networkName, display_name, contract_address } = read.output
    const tokenAddress = contract_address ?? ''
    return {
      id,
      name,
      symbol,
      networkName,
      ...(display_name === undefined ? {} : { networkDisplayName: display_name }),
      networkId: chain_id,
      ...(isNative(tokenAddress) ? {} : { tokenAddress }),
    }
  })
}

/** Empty, zero, or a marker of the native currency. */
const isNative = (address: string): boolean => /^(0x0*|0x[eE]{40}|So1{41})?$/.test(address)

function parseCurrency(entry: unknown): readonly PaymentCurrency[] {
  const parsed = v.safeParse(paymentSchema, entry)
  if (!parsed.success) return []
  const { id, payment_method_limits } = parsed.output
  const limits = payment_method_limits.slice(0, MAX_METHODS).flatMap((one): readonly PaymentMethodLimit[] => {
    const read = v.safeParse(limitSchema, one)
    if (!read.success || compareDecimals(read.output.min, read.output.max) > 0) return []
    return [{ method: read.output.id, min: read.output.min, max: read.output.max }]
  })
  return [{ id, limits }]
}

function unique(tokens: readonly PurchaseToken[]): readonly PurchaseToken[] {
  const byKey = new Map(tokens.map((token) => [`${token.networkId}:${token.tokenAddress ?? ''}`, token]))
  return [...byKey.values()]
}

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
