import type { Latchkey } from '@latchkey/kernel'
import { usePluginState } from '@latchkey/kernel/react'
import { activeTarget, type NetworkId, sessionContract } from '@latchkey/session/contract'
import type { UseQueryResult } from '@tanstack/react-query'
// biome-ignore lint/suspicious/noTsIgnore: the module is missing only in hosts without `evm()`, so `@ts-expect-error` fails here.
/** @ts-ignore Without viem its types are `any`. */
import type { Abi, ContractFunctionArgs, ContractFunctionName, ContractFunctionReturnType } from 'viem'
import { evmContract } from '../evm-contract'
import { type AnyAbi, functionsOf, lacksArguments, type OrUndefined } from './contract-call'
import { useEvmNetworkId } from './network-choice'
import { type Read, type ReadOptions, useLatchkey, useRead } from './use-read'
import type { AnyContractWrite, WriteContractVariables } from './use-write-contract'
import { pickTerms } from './write-terms'

type Writing = 'nonpayable' | 'payable'

/** What would happen, and what `mutate` of `useWriteContract` takes. */
export interface Simulated<Result, Request> {
  readonly result: Result
  readonly request: Request
}

/** viem's parameters of `simulateContract`. Nothing is simulated until what is said of `ContractRead` is there. */
export type Simulation<
  abi extends AnyAbi,
  functionName extends ContractFunctionName<abi, Writing>,
  args extends ContractFunctionArgs<abi, Writing, functionName>,
> = OrUndefined<WriteContractVariables<abi, functionName, args>> & LooseSimulation

type SimulatedCall<
  abi extends AnyAbi,
  functionName extends ContractFunctionName<abi, Writing>,
  args extends ContractFunctionArgs<abi, Writing, functionName>,
> = Simulated<
  ContractFunctionReturnType<abi, Writing, functionName, args>,
  WriteContractVariables<abi, functionName, args>
>

interface LooseSimulation extends OrUndefined<AnyContractWrite> {
  /** Whose call it is. Default: the active account's. */
  readonly account?: `0x${string}` | undefined
}

/**
 * Tries a function of an EVM contract that changes something, by viem's `simulateContract`, without asking the wallet. Returns
 * TanStack's result: what the function would return, and the request for `useWriteContract`. A revert is in `error`, decoded.
 * @throws `UsageError` (`MISSING_PROVIDER`) outside `LatchkeyProvider`
 * @example
 * const { data, error } = useSimulateContract({ abi, address, functionName: 'mint', args: [1n] })
 * const mint = useWriteContract()
 * return <button disabled={!data} onClick={() => data && mint.mutate(data.request)}>{error ? 'Sold out' : 'Mint'}</button>
 */
export function useSimulateContract<
  const abi extends AnyAbi,
  functionName extends ContractFunctionName<abi, Writing>,
  args extends ContractFunctionArgs<abi, Writing, functionName>,
  selected = SimulatedCall<abi, functionName, args>,
>(
  parameters: Simulation<abi, functionName, args> & {
    readonly query?: ReadOptions<SimulatedCall<abi, functionName, args>, selected> | undefined
  },
): UseQueryResult<selected, Error> {
  const latchkey = useLatchkey()
  const own = usePluginState(sessionContract, (state) => activeTarget(state, 'eip155')?.account.address)
  const networkId = useEvmNetworkId(parameters)
  const read = simulation<abi, functionName, args>(latchkey, networkId, parameters, evmAddress(own))
  return useRead(latchkey, read, parameters.query)
}

const evmAddress = (address: string | undefined): `0x${string}` | undefined =>
  address?.startsWith('0x') ? `0x${address.slice(2)}` : undefined

function simulation<
  const abi extends AnyAbi,
  functionName extends ContractFunctionName<abi, Writing>,
  args extends ContractFunctionArgs<abi, Writing, functionName>,
>(
  latchkey: Latchkey,
  networkId: NetworkId | undefined,
  call: Simulation<abi, functionName, args>,
  own: `0x${string}` | undefined,
): Read<SimulatedCall<abi, functionName, args>>
function simulation(
  latchkey: Latchkey,
  networkId: NetworkId | undefined,
  {
    abi,
    address,
    functionName,
    args,
    value,
    account,
    ...rest
  }: Omit<LooseSimulation, 'abi'> & { readonly abi?: Abi },
  own: `0x${string}` | undefined,
): Read<unknown> {
  const from = account ?? own
  const terms = pickTerms(rest)
  const isComplete = networkId && abi && address && functionName && !lacksArguments(abi, functionName, args)
  return {
    networkId,
    name: 'simulateContract',
    parameters: {
      address,
      functionName,
      args,
      value,
      ...terms,
      account: from,
      abi: functionsOf(abi, functionName),
    },
    read: isComplete
      ? async () => {
          const client = await latchkey.get(evmContract).publicClient(networkId)
          const call = { abi, address, functionName, args }
          const { result } = await client.simulateContract({
            ...call,
            value: value ?? 0n,
            account: from ?? null,
          })
          return { result, request: { ...call, value, networkId, ...terms } }
        }
      : undefined,
  }
}
