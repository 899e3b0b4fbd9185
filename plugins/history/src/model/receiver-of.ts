import { namespaceOf } from '@latchkey/session/caip'
import type { NetworkId } from '@latchkey/session/contract'
import type { HistoryTransfer } from '../contract'

interface ListedTransaction {
  /** The service's name of the operation. */
  readonly type: string
  /** To which address the transaction itself went, by the service. */
  readonly sentTo: string | undefined
  readonly transfers: readonly HistoryTransfer[]
}

/**
 * Who got what was sent; `undefined` if that is not known. On EVM networks the service says where the transaction went, which for
 * a token is the token's contract: only of the native currency it is the receiver.
 * @param nativeSymbol of the network; `undefined` for one that the page does not know
 */
export function receiverOf(
  { type, sentTo, transfers }: ListedTransaction,
  networkId: NetworkId,
  nativeSymbol: string | undefined,
): string | undefined {
  if (type !== 'send' || namespaceOf(networkId) !== 'eip155') return sentTo
  const isNative = ({ kind, symbol }: HistoryTransfer): boolean =>
    kind === 'token' && symbol !== undefined && symbol === nativeSymbol
  return transfers.length > 0 && transfers.every(isNative) ? sentTo : undefined
}
