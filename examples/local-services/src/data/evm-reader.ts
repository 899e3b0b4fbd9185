import { type Address, createPublicClient, getAddress, http, isAddress, parseAbi } from 'viem'
import type { RunningChain } from '../chain/start-chain'
import { oddTokens } from '../swaps/swap-tokens'
import type { Holding, HoldingsReader, KnownToken } from './holdings'

const ETHER: KnownToken = { name: 'Ether', symbol: 'ETH', decimals: 18 }

const amountsAbi = parseAbi([
  'function getEthBalance(address) view returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
])

/** Reads all balances of an account in one call to Multicall3. */
export function createEvmReader({
  networkId,
  nodeUrl,
  multicall3,
  tokens: own,
}: RunningChain): HoldingsReader {
  const client = createPublicClient({ transport: http(nodeUrl, { retryCount: 0 }) })
  // The odd tokens are deployed together with the pools.
  const tokens = [...own, ...oddTokens]
  const known: readonly KnownToken[] = [ETHER, ...tokens]
  return {
    networkId,
    nodeUrl,
    tokens: known,
    isAddress: (text) => isAddress(text, { strict: false }),
    async read(address) {
      const account = getAddress(address)
      const call = (address: Address, functionName: 'getEthBalance' | 'balanceOf') =>
        ({ address, abi: amountsAbi, functionName, args: [account] }) as const
      const amounts = await client.multicall({
        multicallAddress: multicall3,
        contracts: [
          call(multicall3, 'getEthBalance'),
          ...tokens.map((token) => call(token.address, 'balanceOf')),
        ],
      })
      const [native] = amounts
      if (native?.status === 'failure') throw native.error
      return known
        .map((token, place): Holding => ({ ...token, amount: amounts[place]?.result ?? 0n }))
        .filter(({ amount }) => amount > 0n)
    },
  }
}
