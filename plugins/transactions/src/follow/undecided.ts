import { isSameAddress, namespaceOf } from '@latchkey/session/caip'
import type { NetworkId, Transfer } from '@latchkey/session/contract'
import type { TrackedTransaction, TransactionsState, UnansweredRequest } from '../contract'

/** Whether two transfers of a network move the same amount of the same token to the same receiver. */
export function isSameTransfer(one: Transfer, other: Transfer, networkId: NetworkId): boolean {
  const isSame = (a = '', b = ''): boolean => isSameAddress(namespaceOf(networkId), a, b)
  return (
    BigInt(one.amount) === BigInt(other.amount) &&
    isSame(one.to, other.to) &&
    isSame(one.tokenAddress, other.tokenAddress)
  )
}

type Undecided = TrackedTransaction | UnansweredRequest

/** What is undecided on a network, whichever account it is of: a transaction of this browser, or a request nobody answered. */
function undecided(
  { entries, unanswered = [] }: TransactionsState,
  networkId: NetworkId,
  isSame: (one: Undecided) => boolean,
): Undecided | undefined {
  return (
    entries.find((entry) => !entry.result && entry.sent.networkId === networkId && isSame(entry)) ??
    // What is open in a wallet of this page is shown where it is asked for.
    unanswered.find((one) => !one.isOpen && one.target.networkId === networkId && isSame(one))
  )
}

/**
 * What may do the same as a transfer and is undecided, whichever account it is of: a transaction of this browser that the chain
 * has not decided, or a request of this or an earlier visit that no wallet has answered.
 * @param isOwn whether a request is one of those that are compared
 */
export function undecidedSame(
  state: TransactionsState,
  transfer: Transfer,
  networkId: NetworkId,
  isOwn: (one: UnansweredRequest) => boolean = () => false,
): Undecided | undefined {
  return undecided(
    state,
    networkId,
    (one) =>
      !('id' in one && isOwn(one)) &&
      one.requests.some(
        (request) => request.type === 'transfer' && isSameTransfer(request, transfer, networkId),
      ),
  )
}

/** What may pay the same amount of a token into a swap and is undecided, as with `undecidedSame`. Tokens are compared by symbol. */
export function undecidedSwap(
  state: TransactionsState,
  { amount, symbol }: { readonly amount: string; readonly symbol: string },
  networkId: NetworkId,
): Undecided | undefined {
  return undecided(
    state,
    networkId,
    (one) => one.kind === 'swap' && one.amount === amount && one.symbol === symbol,
  )
}
