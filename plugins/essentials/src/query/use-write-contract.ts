// biome-ignore lint/suspicious/noTsIgnore: the module is missing only in hosts without `evm()`, so `@ts-expect-error` fails here.
/** @ts-ignore Without viem its types are `any`. */
import type { ContractFunctionArgs, ContractFunctionName, ContractFunctionParameters, GetValue } from 'viem'
import type { AnyAbi } from './contract-call'
import type { NetworkChoice } from './network-choice'
import { useWrite, type WriteResult } from './use-write'
import { toTerms, type WriteTerms } from './write-terms'

type Writing = 'nonpayable' | 'payable'

/** viem's parameters of `writeContract`. The account is the active one. */
export type WriteContractVariables<
  abi extends AnyAbi,
  functionName extends ContractFunctionName<abi, Writing>,
  args extends ContractFunctionArgs<abi, Writing, functionName>,
> = ContractFunctionParameters<abi, Writing, functionName, args> &
  GetValue<abi, functionName> &
  AnyContractWrite

/** The same, of any ABI: as the state has it. */
export interface AnyContractWrite extends NetworkChoice, WriteTerms {
  readonly abi: AnyAbi
  readonly address: `0x${string}`
  readonly functionName: string
  readonly args?: readonly unknown[] | undefined
  readonly value?: bigint | undefined
}

type WriteContract<Result> = <
  const abi extends AnyAbi,
  functionName extends ContractFunctionName<abi, Writing>,
  args extends ContractFunctionArgs<abi, Writing, functionName>,
>(
  variables: WriteContractVariables<abi, functionName, args>,
) => Result

/**
 * Asks the wallet to call a function of an EVM contract that changes something, and follows the transaction until the chain has
 * decided. The request is the active account's, on its network: with another `chainId` it is refused with the code
 * `CHAIN_MISMATCH`, so switch first (`useNetwork`). While a component shows the state there is no notice of the outcome.
 * @throws `UsageError` (`MISSING_PROVIDER`) outside `LatchkeyProvider`, `PluginUnavailableError` without `transactions`
 * @example
 * const mint = useWriteContract()
 * const onClick = () => mint.mutate({ abi, address, functionName: 'mint', args: [1n] })
 * if (mint.status === 'confirmed') return <p>Minted: {mint.hash}</p>
 * return <button onClick={onClick} disabled={mint.status === 'wallet' || mint.status === 'chain'}>Mint</button>
 */
export function useWriteContract(): WriteResult<
  AnyContractWrite,
  WriteContract<void>,
  WriteContract<Promise<`0x${string}`>>
> {
  return useWrite(toCall)
}

export const toCall = ({ abi, address, functionName, args, value, ...terms }: AnyContractWrite) => ({
  to: address,
  abi,
  functionName,
  args,
  amount: value,
  terms: toTerms(terms),
})
