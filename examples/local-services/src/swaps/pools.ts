import { type Address, encodeFunctionData, type Hex, isAddressEqual, type PublicClient, parseAbi } from 'viem'
import type { Token } from '../chain/tokens'
import { DataError } from '../data/data-error'
import { NATIVE_ADDRESS, swapContracts } from './swap-tokens'

const FEE_BASIS_POINTS = 85n
const routerAbi = parseAbi([
  'function getAmountsOut(uint256 amount, address[] path) view returns (uint256[])',
])
const serviceAbi = parseAbi([
  'function swap(address[] path, bool isToNative, uint256 amount, uint256 minimum) payable',
])

/** The tokens of a requested swap, on one network. */
export interface SwapPair {
  readonly from: Token
  readonly to: Token
}

export const isNative = ({ address }: Pick<Token, 'address'>): boolean =>
  isAddressEqual(address, NATIVE_ADDRESS)

/**
 * Reads what the pools pay for an amount less the service's fee. Throws `DataError` 400 if there is no pool.
 */
export async function readQuote(client: PublicClient, pair: SwapPair, amount: bigint): Promise<bigint> {
  const rest = amount - (amount * FEE_BASIS_POINTS) / 10_000n
  try {
    const amounts = await client.readContract({
      address: swapContracts.router,
      abi: routerAbi,
      functionName: 'getAmountsOut',
      args: [rest, pathOf(pair)],
    })
    return amounts.at(-1) ?? 0n
  } catch (cause) {
    throw new DataError(400, 'amount', 'Conversion parameter error: insufficient liquidity', { cause })
  }
}

export function encodeSwap(pair: SwapPair, amount: bigint, minimum: bigint): Hex {
  return encodeFunctionData({
    abi: serviceAbi,
    functionName: 'swap',
    args: [pathOf(pair), isNative(pair.to), amount, minimum],
  })
}

/** The swap's path: every pool has the wrapped native currency on one side. */
function pathOf({ from, to }: SwapPair): readonly Address[] {
  const { wrappedEther } = swapContracts
  return [...(isNative(from) ? [] : [from.address]), wrappedEther, ...(isNative(to) ? [] : [to.address])]
}
