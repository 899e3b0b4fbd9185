import type { HeldToken } from '@latchkey/view-kit'
import type { ReceiverInput, ReceiverName, SendRequest } from '../contract'

type FoundName = Extract<ReceiverName, { readonly address: string }>

/** What the entered name leads to; `undefined` for an address, and for a name that leads nowhere. */
export function nameOf(receiver: ReceiverInput): FoundName | undefined {
  const resolved = 'resolved' in receiver ? receiver.resolved : undefined
  return resolved?.address === undefined ? undefined : resolved
}

interface Frozen extends Pick<SendRequest, 'target' | 'amount' | 'to'> {
  readonly token: HeldToken
  readonly named: FoundName | undefined
  readonly isContract: boolean | undefined
}

/** Creates what is shown, estimated, sent and compared from here on, once it is frozen. */
export function requestOf({
  target,
  token: { balance: _, priceUsd, ...token },
  amount,
  to,
  named,
  isContract,
}: Frozen): SendRequest {
  return {
    target,
    token,
    amount,
    to,
    ...(priceUsd === undefined || target.network?.testnet ? {} : { priceUsd }),
    ...(named && { toName: named.name, toRecord: named.record }),
    ...(named?.isUnusual ? { isNameUnusual: true } : {}),
    ...(isContract === undefined ? {} : { isContract }),
  }
}
