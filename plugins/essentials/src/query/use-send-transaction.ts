import type { NetworkChoice } from './network-choice'
import { useWrite, type WriteResult } from './use-write'
import { toTerms, type WriteTerms } from './write-terms'

/** viem's parameters of `sendTransaction`. The account is the active one. */
export interface SendTransactionVariables extends NetworkChoice, WriteTerms {
  readonly to: `0x${string}`
  /** In wei. Default: 0. */
  readonly value?: bigint | undefined
  readonly data?: `0x${string}` | undefined
}

/**
 * Asks the wallet to send an EVM transaction, and follows it, as `useWriteContract` does. It cannot create a contract.
 * @throws `UsageError` (`MISSING_PROVIDER`) outside `LatchkeyProvider`, `PluginUnavailableError` without `transactions`
 * @example
 * const tip = useSendTransaction()
 * return <button onClick={() => tip.mutate({ to, value: parseEther('0.01') })}>{tip.status === 'confirmed' ? 'Thanks' : 'Tip'}</button>
 */
export function useSendTransaction(): WriteResult<
  SendTransactionVariables,
  (variables: SendTransactionVariables) => void,
  (variables: SendTransactionVariables) => Promise<`0x${string}`>
> {
  return useWrite(toCall)
}

const toCall = ({ to, value, data, ...terms }: SendTransactionVariables) => ({
  to,
  amount: value,
  data,
  terms: toTerms(terms),
})
