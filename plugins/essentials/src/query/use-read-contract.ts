import type { Latchkey } from '@latchkey/kernel'
import { type NetworkId, sessionContract } from '@latchkey/session/contract'
import type { UseQueryResult } from '@tanstack/react-query'
// biome-ignore lint/suspicious/noTsIgnore: the module is missing only in hosts without `evm()`, so `@ts-expect-error` fails here.
/** @ts-ignore Without viem its types are `any`. */
import type {
  Abi,
  ContractFunctionArgs,
  ContractFunctionName,
  ContractFunctionReturnType,
  ReadContractParameters,
} from 'viem'
import { evmContract } from '../evm-contract'
import { type AnyAbi, functionsOf, lacksArguments, type OrUndefined } from './contract-call'
import { evmNetworkId, type NetworkChoice, useEvmNetworkId } from './network-choice'
import { createReadTogether } from './read-together'
import { type Read, type ReadOptions, type ReadQuery, toReadQuery, useLatchkey, useRead } from './use-read'

const readTogether = /* @__PURE__ */ createReadTogether()

type Reading = 'pure' | 'view'

/**
 * viem's parameters of `readContract`. Until `abi`, `address`, `functionName`, and `args` where the function takes some, are
 * there, nothing is read.
 */
export type ContractRead<
  abi extends AnyAbi,
  functionName extends ContractFunctionName<abi, Reading>,
  args extends ContractFunctionArgs<abi, Reading, functionName>,
> = OrUndefined<ReadContractParameters<abi, functionName, args>> & NetworkChoice

interface LooseRead extends NetworkChoice {
  readonly abi?: Abi | undefined
  readonly address?: `0x${string}` | undefined
  readonly functionName?: string | undefined
  readonly args?: readonly unknown[] | undefined
}

/**
 * Reads a function of an EVM contract, by viem's `readContract` with the types of its ABI. Hooks of one task are read
 * by one call of Multicall3 where the network has it, as in `useReadContracts`. Returns TanStack's result of the host's own
 * `QueryClient`. The data is fresh for 30 s, if neither `query` nor the client says otherwise, and is read again
 * once the chain has decided a transaction of a contract or an account that the parameters name.
 * @throws `UsageError` (`MISSING_PROVIDER`) outside `LatchkeyProvider`. A failed read is in `error`: viem's, or one with the
 * code `NETWORK_NOT_FOUND`
 * @example
 * const { data: balance } = useReadContract({
 *   abi: erc20Abi,
 *   address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
 *   functionName: 'balanceOf',
 *   args: ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
 * })
 * @example
 * const { address, namespace } = useConnection()
 * const args = namespace === 'eip155' ? ([address] as const) : undefined // nothing is read without them
 * const { data: own } = useReadContract({ ...token, functionName: 'balanceOf', args })
 */
export function useReadContract<
  const abi extends AnyAbi,
  functionName extends ContractFunctionName<abi, Reading>,
  args extends ContractFunctionArgs<abi, Reading, functionName>,
  selected = ContractFunctionReturnType<abi, Reading, functionName, args>,
>(
  parameters: ContractRead<abi, functionName, args> & {
    readonly query?:
      | ReadOptions<ContractFunctionReturnType<abi, Reading, functionName, args>, selected>
      | undefined
  },
): UseQueryResult<selected, Error>
export function useReadContract({
  query,
  ...call
}: LooseRead & { readonly query?: ReadOptions<unknown> | undefined }): UseQueryResult<unknown, Error> {
  const latchkey = useLatchkey()
  return useRead(latchkey, contractRead(latchkey, useEvmNetworkId(call), call), query)
}

/**
 * The TanStack options of the same read, for `queryClient.fetchQuery`, and with their `queryKey` for `invalidateQueries`.
 * @example
 * const options = readContractOptions(latchkey, { abi: erc20Abi, address: usdc, functionName: 'totalSupply' })
 * await queryClient.invalidateQueries({ queryKey: options.queryKey })
 */
export function readContractOptions<
  const abi extends AnyAbi,
  functionName extends ContractFunctionName<abi, Reading>,
  args extends ContractFunctionArgs<abi, Reading, functionName>,
>(
  latchkey: Latchkey,
  parameters: ContractRead<abi, functionName, args>,
): ReadQuery<ContractFunctionReturnType<abi, Reading, functionName, args>>
export function readContractOptions(latchkey: Latchkey, call: LooseRead): ReadQuery<unknown> {
  const networkId = evmNetworkId(latchkey.read(sessionContract), call)
  return toReadQuery(latchkey, contractRead(latchkey, networkId, call))
}

function contractRead(
  latchkey: Latchkey,
  networkId: NetworkId | undefined,
  { chainId: _chainId, networkId: _networkId, abi, address, functionName, ...call }: LooseRead,
): Read<unknown> {
  const isComplete =
    networkId && abi && address && functionName && !lacksArguments(abi, functionName, call.args)
  return {
    networkId,
    name: 'readContract',
    parameters: { address, functionName, ...call, abi: functionsOf(abi, functionName) },
    read: isComplete
      ? async () => {
          const client = await latchkey.get(evmContract).publicClient(networkId)
          // TanStack has no `undefined` data.
          return (await readTogether(client, { ...call, abi, address, functionName })) ?? null
        }
      : undefined,
  }
}
