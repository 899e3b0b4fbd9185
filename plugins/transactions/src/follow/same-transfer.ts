import { isSameAddress, namespaceOf } from '@latchkey/session/caip'
import type { NetworkId, Transfer } from '@latchkey/session/contract'
import type { PlannedTransaction, TrackedTransaction, TransactionsState } from '../contract'

/** Whether two transfers of a network move the same amount of the same token to the same receiver. */
export function isSameTransfer(one: Transfer, other: Transfer, networkId: NetworkId): boolean {
  const isSame = (a = '', b = ''): boolean => isSameAddress(namespaceOf(networkId), a, b)
  return (
    BigInt(one.amount) === BigInt(other.amount) &&
    isSame(one.to, other.to) &&
    isSame(one.tokenAddress, other.tokenAddress)
  )
}

/**
 * What may do the same as a transfer and is undecided, whichever account it is of: a transaction of this browser that the chain
 * has not decided, or a request of this page that no wallet has answered.
 */
export function undecidedSame(
  { entries, unanswered = [] }: TransactionsState,
  transfer: Transfer,
  networkId: NetworkId,
): TrackedTransaction | PlannedTransaction | undefined {
  const isSame = ({ requests }: Pick<PlannedTransaction, 'requests'> | TrackedTransaction): boolean =>
    requests.some((request) => request.type === 'transfer' && isSameTransfer(request, transfer, networkId))
  return (
    entries.find((entry) => !entry.result && entry.sent.networkId === networkId && isSame(entry)) ??
    unanswered.find((planned) => planned.target.networkId === networkId && isSame(planned))
  )
}
