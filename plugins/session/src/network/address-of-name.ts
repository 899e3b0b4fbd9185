import type { ChainNamespace, NetworkId } from '../contract/account'
import { evmChainId } from '../contract/active-selectors'
import { namespaceOf } from '../contract/namespace-of'
import { isSameAddress } from './same-address'

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

/**
 * Whether a registered name may be shown for an account: the name has the account's address for every network of the
 * namespace that it has one for. With somebody else's on one of them, money sent to the name there would be theirs.
 * @param addresses of the name by coin type
 */
export function isNameOf(
  addresses: Iterable<readonly [coinType: string, address: string]>,
  namespace: ChainNamespace,
  address: string,
): boolean {
  const own = [...addresses].filter(([coinType]) => isCoinTypeOf(namespace, Number(coinType)))
  // control: name-of-two-accounts
  return own.length > 0 && own.every(([, one]) => isSameAddress(namespace, one, address))
}

function isCoinTypeOf(namespace: ChainNamespace, coinType: number): boolean {
  if (namespace === 'solana') return coinType === SOLANA_COIN_TYPE
  return namespace === 'eip155' && (coinType === ETHER_COIN_TYPE || coinType >= EVM_COIN_TYPE)
}
