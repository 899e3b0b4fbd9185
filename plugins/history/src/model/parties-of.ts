import { isSameAddress, namespaceOf } from '@latchkey/session/caip'
import type { NetworkId } from '@latchkey/session/contract'
import type { HistoryTransaction, HistoryTransfer } from '../contract'

interface ListedTransaction {
  /** The service's name of the operation. */
  readonly type: string
  /** Who signed the transaction itself, by the service. */
  readonly sentFrom: string | undefined
  /** To which address the transaction itself went, by the service. */
  readonly sentTo: string | undefined
  readonly transfers: readonly HistoryTransfer[]
}

interface ListOf {
  readonly accountAddress: string
  readonly networkId: NetworkId
  /** Of the network; `undefined` for one that the page does not know. */
  readonly nativeSymbol: string | undefined
}

/**
 * Who got what was sent and who gave what was received, as far as that is known. On EVM networks the service says who signed
 * the transaction and where it went. That is the giver only where it went to the account itself, and the receiver only of the
 * native currency that the account itself sent off: a token's transaction goes to the token's contract, and that of a smart
 * account is a bundler's. What the service calls sent to itself, the account got, whatever contract did it: a token may be
 * named like the native currency.
 */
export function partiesOf(
  { type, sentFrom, sentTo, transfers }: ListedTransaction,
  { accountAddress, networkId, nativeSymbol }: ListOf,
): Pick<HistoryTransaction, 'from' | 'to'> {
  const isEvm = namespaceOf(networkId) === 'eip155'
  const isOwn = (address: string | undefined): boolean =>
    address !== undefined && isSameAddress('eip155', address, accountAddress)
  const isNative = ({ kind, symbol }: HistoryTransfer): boolean =>
    kind === 'token' && symbol !== undefined && symbol === nativeSymbol
  const isGiver = !isEvm || type !== 'receive' || isOwn(sentTo)
  const isEach = (holds: (transfer: HistoryTransfer) => boolean): boolean =>
    transfers.length > 0 && transfers.every(holds)
  const isToItself = isEvm && type === 'send' && isEach(({ direction }) => direction === 'self')
  const isReceiver = !isEvm || type !== 'send' || (isOwn(sentFrom) && isEach(isNative))
  const to = isToItself ? accountAddress : isReceiver ? sentTo : undefined
  return {
    ...(sentFrom !== undefined && isGiver && { from: sentFrom }),
    ...(to !== undefined && { to }),
  }
}
