import type { NetworkId } from '@latchkey/session/contract'
import type { SwapRouter, SwapRouters } from '../options'

/** AggregationRouterV6 of 1inch, through which the service swaps: the same address on all networks but one. */
const ONE_INCH: SwapRouter = {
  address: '0x111111125421ca6dc452d289314280a0f8842a65',
  source: 'https://github.com/1inch/limit-order-protocol#deployments--audits-limit-orders-protocol-v4',
  readOn: '2026-11-28',
}
const ONE_INCH_ON_ZKSYNC: SwapRouter = {
  ...ONE_INCH,
  address: '0x6fd4383cb451173d5f9304f041c7bcbf27d561ff',
}
const ZKSYNC = 'eip155:324'

/** The known router at an address. A network without an entry has none. */
export function routerAt(networkId: NetworkId, address: string, ofHost: SwapRouters): SwapRouter | undefined {
  const own = networkId === ZKSYNC ? ONE_INCH_ON_ZKSYNC : ONE_INCH
  const listed = ofHost[networkId] ?? []
  const all = isSwapNetwork(networkId) ? [own, ...listed] : listed
  return all.find((router) => router.address.toLowerCase() === address.toLowerCase())
}

/**
 * Permit2, which passes allowances on to routers.
 * Source: https://docs.uniswap.org/contracts/v4/deployments, and for zkSync Era
 * https://github.com/Uniswap/universal-router/blob/main/deploy-addresses, read on 2026-11-28.
 */
export const permit2On = (networkId: NetworkId): string =>
  networkId === ZKSYNC
    ? '0x0000000000225e31d15943971f47ad3022f714fa'
    : '0x000000000022d473030f116ddee9f6b43ac78ba3'

/** EIP-155 chain ids that the service supports. */
const CHAIN_IDS = [1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554]

const networkIds: ReadonlySet<string> = new Set(CHAIN_IDS.map((id) => `eip155:${id}`))

export const isSwapNetwork = (networkId: string): boolean => networkIds.has(networkId)
