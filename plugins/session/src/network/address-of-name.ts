import { type ChainNamespace, isSameAddress, type NetworkId } from '../contract/account'
import { evmChainId, namespaceOf } from '../contract/active-selectors'
import type { NameRecord } from '../contract/names'

/** First coin type of EVM networks (ENSIP-11), itself that of every EVM network (ENSIP-19). */
const EVM_COIN_TYPE = 0x8000_0000
/** SLIP-44 coin types. */
const ETHER_COIN_TYPE = 60
const SOLANA_COIN_TYPE = 501

/** The coin type of an EVM network (ENSIP-11): 2147492101 for 8453. `undefined` for a chain id from 2^31 on. */
export function evmCoinType(chainId: number): number | undefined {
  const isPossible = Number.isInteger(chainId) && chainId >= 0 && chainId < EVM_COIN_TYPE
  return isPossible ? EVM_COIN_TYPE + chainId : undefined
}

/** Reads what `addressOfName` decides by. */
export interface NameReader {
  /** The address that the name has for a coin type; `undefined` for none. */
  find(coinType: number): string | undefined | Promise<string | undefined>
  /** Whether the address is a contract on Ethereum. `undefined` if this page cannot read Ethereum. */
  isEthereumContract(address: string): Promise<boolean | undefined>
}

/**
 * The address to which a registered name leads on a network: that of the network's coin type (ENSIP-11); on EVM networks
 * else that of every EVM network (ENSIP-19), else that of ether, unless it is a contract on Ethereum. Nobody says that the
 * contract is on another network too, and its address there may be somebody else's. What a name has for other networks is
 * never taken. Rejects as the reader does.
 */
export async function addressOfName(
  { find, isEthereumContract }: NameReader,
  networkId: NetworkId,
): Promise<{ readonly address: string; readonly record: NameRecord } | undefined> {
  for (const { coinType, record } of recordsFor(networkId)) {
    const address = await find(coinType)
    if (address === undefined) continue
    if (record === 'ethereum' && (await isEthereumContract(address)) !== false) return undefined
    return { address, record }
  }
  return undefined
}

/** The records of a name that count on a network, the first before the others. */
function recordsFor(
  networkId: NetworkId,
): readonly { readonly coinType: number; readonly record: NameRecord }[] {
  if (namespaceOf(networkId) === 'solana') return [{ coinType: SOLANA_COIN_TYPE, record: 'network' }]
  const chainId = evmChainId(networkId)
  if (chainId === undefined) return []
  const forAll = { coinType: EVM_COIN_TYPE, record: 'default' } as const
  const coinType = evmCoinType(chainId)
  const own = coinType === undefined ? [] : [{ coinType, record: 'network' } as const]
  // Ethereum has the coin type of ether, and the one by its chain id in services that compute it.
  if (chainId === 1) return [{ coinType: ETHER_COIN_TYPE, record: 'network' }, ...own, forAll]
  return [...own, forAll, { coinType: ETHER_COIN_TYPE, record: 'ethereum' }]
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
  return own.length > 0 && own.every(([, one]) => isSameAddress(namespace, one, address))
}

function isCoinTypeOf(namespace: ChainNamespace, coinType: number): boolean {
  if (namespace === 'solana') return coinType === SOLANA_COIN_TYPE
  return namespace === 'eip155' && (coinType === ETHER_COIN_TYPE || coinType >= EVM_COIN_TYPE)
}
