import type { Latchkey } from '@latchkey/kernel'
import { type NetworkId, sessionContract } from '@latchkey/session/contract'
import type { UseQueryResult } from '@tanstack/react-query'
// biome-ignore lint/suspicious/noTsIgnore: the module is missing only in hosts without `evm()`, so `@ts-expect-error` fails here.
/** @ts-ignore Without viem its types are `any`. */
import type { Abi, MulticallParameters, MulticallReturnType } from 'viem'
import { evmContract } from '../evm-contract'
import { functionsOf } from './contract-call'
import { evmNetworkId, type NetworkChoice, useEvmNetworkId } from './network-choice'
import { type Read, type ReadOptions, type ReadQuery, toReadQuery, useLatchkey, useRead } from './use-read'

/** viem's `contracts` of `multicall`, all of one network. */
export interface ContractReads<contracts extends readonly unknown[], allowFailure extends boolean>
  extends NetworkChoice {
  readonly contracts?: MulticallParameters<contracts, allowFailure>['contracts'] | undefined
  /** Whether each result says by itself whether it failed. Default: true. */
  readonly allowFailure?: allowFailure | undefined
}

interface LooseCall {
  readonly abi: Abi
  readonly address: `0x${string}`
  readonly functionName: string
  readonly args?: readonly unknown[] | undefined
}
interface LooseReads extends NetworkChoice {
  readonly contracts?: readonly LooseCall[] | undefined
  readonly allowFailure?: boolean | undefined
}

/**
 * Reads several functions of EVM contracts on one network: in one request where the network has Multicall3, else one by one. The
 * data is that of viem's `multicall`: for each contract `{ status: 'success', result }` or `{ status: 'failure', error }`, or with
 * `allowFailure: false` the results alone. Fresh and read again as in `useReadContract`.
 * @throws `UsageError` (`MISSING_PROVIDER`) outside `LatchkeyProvider`. A failed read is in `error`
 * @example
 * const token = { abi: erc20Abi, address } as const
 * const { data } = useReadContracts({
 *   contracts: [{ ...token, functionName: 'symbol' }, { ...token, functionName: 'decimals' }],
 *   allowFailure: false,
 * })
 */
export function useReadContracts<
  const contracts extends readonly unknown[],
  allowFailure extends boolean = true,
  selected = MulticallReturnType<contracts, allowFailure>,
>(
  parameters: ContractReads<contracts, allowFailure> & {
    readonly query?: ReadOptions<MulticallReturnType<contracts, allowFailure>, selected> | undefined
  },
): UseQueryResult<selected, Error> {
  const latchkey = useLatchkey()
  return useRead(latchkey, contractsRead(latchkey, useEvmNetworkId(parameters), parameters), parameters.query)
}

/**
 * The TanStack options of the same, for `queryClient.fetchQuery`.
 * @example const supplies = await queryClient.fetchQuery(readContractsOptions(latchkey, { contracts }))
 */
export function readContractsOptions<
  const contracts extends readonly unknown[],
  allowFailure extends boolean = true,
>(
  latchkey: Latchkey,
  parameters: ContractReads<contracts, allowFailure>,
): ReadQuery<MulticallReturnType<contracts, allowFailure>> {
  const networkId = evmNetworkId(latchkey.read(sessionContract), parameters)
  return toReadQuery(latchkey, contractsRead(latchkey, networkId, parameters))
}

function contractsRead<const contracts extends readonly unknown[], allowFailure extends boolean>(
  latchkey: Latchkey,
  networkId: NetworkId | undefined,
  reads: ContractReads<contracts, allowFailure>,
): Read<MulticallReturnType<contracts, allowFailure>>
function contractsRead(
  latchkey: Latchkey,
  networkId: NetworkId | undefined,
  { contracts, allowFailure = true }: LooseReads,
): Read<unknown> {
  const calls = contracts?.map(({ abi, ...call }) => ({ ...call, abi: functionsOf(abi, call.functionName) }))
  return {
    networkId,
    name: 'readContracts',
    parameters: { contracts: calls, allowFailure },
    read:
      networkId && contracts
        ? async () => {
            const client = await latchkey.get(evmContract).publicClient(networkId)
            if (client.chain.contracts?.multicall3) return client.multicall({ contracts, allowFailure })
            const reads = contracts.map((call) => client.readContract(call))
            if (!allowFailure) return Promise.all(reads)
            return (await Promise.allSettled(reads)).map((end) =>
              end.status === 'fulfilled'
                ? { status: 'success', result: end.value }
                : { status: 'failure', error: end.reason, result: undefined },
            )
          }
        : undefined,
  }
}
