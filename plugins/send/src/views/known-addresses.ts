import type { HistoryState } from '@latchkey/history/contract'
import { isSameAddress } from '@latchkey/session/caip'
import type { ChainNamespace } from '@latchkey/session/contract'
import type { TrackedTransaction } from '@latchkey/transactions/contract'
import type { ReceiverFacts } from './receiver-warning'

/** Receivers of the transfers that this browser follows or has followed. */
export const transferReceivers = (
  entries: readonly TrackedTransaction[],
  namespace: ChainNamespace,
): readonly string[] =>
  entries
    .filter(({ sent }) => sent.networkId.startsWith(`${namespace}:`))
    .flatMap(({ requests }) => requests.flatMap((one) => (one.type === 'transfer' ? one.to : [])))

/** The addresses in the loaded history of a namespace, and those of them that the account has sent to. */
export function historyAddresses(
  pages: HistoryState['pages'],
  namespace: ChainNamespace,
  account: string,
): Pick<ReceiverFacts, 'history' | 'sentTo'> {
  const transactions = Object.entries(pages).flatMap(([key, page]) =>
    key.startsWith(`${namespace}:`) && page.status === 'known' ? page.transactions : [],
  )
  // Whoever sends to the account is in its history too, also to be mistaken for somebody else.
  // control: senders-of-the-history-known
  const isOwn = (from: string | undefined): boolean =>
    from !== undefined && isSameAddress(namespace, from, account)
  const sent = transactions.filter(
    ({ type, status, from }) => type === 'send' && status === 'confirmed' && isOwn(from),
  )
  return {
    history: [...new Set(transactions.flatMap(({ from, to }) => [from ?? [], to ?? []].flat()))],
    sentTo: sent.flatMap(({ to }) => to ?? []),
  }
}
