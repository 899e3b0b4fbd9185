import type { NetworkId } from '../contract/account'
import { evmChainId } from '../contract/active-selectors'
import { namespaceOf } from '../contract/namespace-of'

/** First coin type of EVM networks (ENSIP-11). */
const EVM_COIN_TYPE = 0x8000_0000
/** SLIP-44 coin types. */
const ETHER_COIN_TYPE = 60
const SOLANA_COIN_TYPE = 501

/** The coin type of an EVM network (ENSIP-11): 2147492101 for 8453. `undefined` for a chain id from 2^31 on. */
export function evmCoinType(chainId: number): number | undefined {
  const isPossible = Number.isInteger(chainId) && chainId >= 0 && chainId < EVM_COIN_TYPE
  return isPossible ? EVM_COIN_TYPE + chainId : undefined
}

/**
 * The address to which a registered name leads on a network: that of the network's coin type, on EVM networks else that of
 * ether. What a name has for other networks may be somebody else's, so it is never that.
 * @param find returns the address that the name has for a coin type
 */
export function addressOfName(
  find: (coinType: string) => string | undefined,
  networkId: NetworkId,
): string | undefined {
  if (namespaceOf(networkId) === 'solana') return find(`${SOLANA_COIN_TYPE}`)
  const chainId = evmChainId(networkId)
  if (chainId === undefined) return undefined
  const coinType = evmCoinType(chainId)
  return (coinType === undefined ? undefined : find(`${coinType}`)) ?? find(`${ETHER_COIN_TYPE}`)
}
