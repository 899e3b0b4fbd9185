import { useIsPast, usePlugin, usePluginState } from '@latchkey/kernel/react'
import { type Network, type SentTransaction, sessionContract } from '@latchkey/session/contract'
import { useEffect } from 'react'
import { type TransactionResult, transactionsContract } from './contract'
import { entryOf, type TransactionEnd, transactionEnd, transactionHash } from './transaction-end'

const USUAL_MS = 180_000

/** What is known of a sent transaction. */
export interface SentTransactionStatus {
  readonly end: TransactionEnd
  /** `undefined` while the chain has not decided. */
  readonly result: TransactionResult | undefined
  /** For the link to the explorer; see `transactionHash`. */
  readonly hash: string | undefined
  /** The network that has it, which may be another than the requested one; `undefined` if it is not configured. */
  readonly network: Network | undefined
}

/** The status of a transaction, for a view that shows it: while the view is mounted there is no notice of the outcome. */
export function useSentTransaction(sent: SentTransaction): SentTransactionStatus {
  const transactions = usePlugin(transactionsContract)
  const entry = usePluginState(transactionsContract, (state) => entryOf(state, sent))
  const result = entry?.result
  const networkId = result?.foundOn ?? sent.networkId
  const network = usePluginState(sessionContract, ({ networks }) =>
    networks.find(({ id }) => id === networkId),
  )
  const isLate = useIsLate(entry?.sentAtMs)
  useEffect(() => transactions.suppressNotice(sent.id), [transactions, sent.id])
  const end = transactionEnd(entry)
  return {
    end: end === 'pending' && isLate ? 'undecided' : end,
    result,
    hash: transactionHash({ sent, result }),
    network,
  }
}

/** Whether a transaction that was sent then takes longer than usual, which says nothing about its outcome. */
export function useIsLate(sentAtMs: number | undefined): boolean {
  return useIsPast(sentAtMs === undefined ? undefined : sentAtMs + USUAL_MS, USUAL_MS)
}
