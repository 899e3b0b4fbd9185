import { isSameAddress, type Network, type NetworkId } from './account'
import { namespaceOf } from './active-selectors'
import type { Token, TokenHolding } from './assets'
import type { ChainCapabilities } from './chain-adapter'
import type { TransactionContents, Transfer } from './transactions'

/**
 * What arrived at a receiver by a transaction, net, in the smallest unit. `undefined` if that is not known.
 * @param transfer its receiver and token; its amount is not used
 * @example
 * const contents = await transactions.read(sent, signal)
 * const arrived = contents && arrivedAmount(contents, transfer, sent.networkId)
 * if (arrived === undefined) console.log('See it on the explorer.')
 */
export function arrivedAmount(
  { arrived, requests }: TransactionContents,
  { to, tokenAddress }: Transfer,
  networkId: NetworkId,
): bigint | undefined {
  const isSame = (one = '', other = ''): boolean => isSameAddress(namespaceOf(networkId), one, other)
  const list = tokenAddress === undefined ? arrived?.native : arrived?.tokens
  const moves = arrived ? list : requests
  return moves?.reduce<bigint>((sum, move) => {
    const isIt = move.type === 'transfer' && isSame(move.to, to) && isSame(move.tokenAddress, tokenAddress)
    return isIt ? sum + BigInt(move.amount) : sum
  }, 0n)
}

/**
 * The amount on the chain for which wallets show at least `shown`, both in the smallest unit. It is never more than the
 * balance with which the scale was read if `shown` is not.
 * @example chainAmount('3000000', { scale: { chain: '5000000', shown: '7500000' } }) // '2000000'
 */
export function chainAmount(shown: string, { scale }: Pick<TokenHolding, 'scale'>): string {
  if (!scale || BigInt(scale.shown) === 0n) return shown
  const per = BigInt(scale.shown)
  return ((BigInt(shown) * BigInt(scale.chain) + per - 1n) / per).toString()
}

/** What wallets show for an amount on the chain, by what they show for the amount of a transfer of the same token. */
export function shownAmount(
  chain: bigint,
  { amount, shownAmount: shown }: Pick<Transfer, 'amount' | 'shownAmount'>,
): bigint {
  const per = BigInt(amount)
  return shown === undefined || per === 0n ? chain : (chain * BigInt(shown)) / per
}

/**
 * Whether a token has the decimals that a service reported. With wrong decimals, the displayed amount and the signed amount
 * would differ by powers of ten. True if the chain cannot read decimals of tokens. Rejects when the network cannot be read.
 */
export async function hasDecimals(
  { tokens }: ChainCapabilities,
  { address, decimals }: Pick<Token, 'address' | 'decimals'>,
  network: Network,
  signal: AbortSignal,
): Promise<boolean> {
  if (address === undefined) return network.nativeCurrency.decimals === decimals
  return !tokens?.decimals || (await tokens.decimals(address, network, signal)) === decimals
}

/** Whether an address is the zero address of EVM or the system program of Solana, for which nobody has a key. */
export const isZeroAddress = (address: string): boolean => /^(0x0{40}|1{32})$/.test(address)
