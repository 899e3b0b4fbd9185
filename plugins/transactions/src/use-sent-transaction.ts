'use client'

import { usePlugin, usePluginState, useServices } from '@latchkey/kernel/react'
import { type Network, type SentTransaction, sessionContract } from '@latchkey/session/contract'
import { useEffect, useState } from 'react'
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
  const { clock } = useServices().ports
  const [lateMs, setLateMs] = useState<number>()
  useEffect(() => {
    if (sentAtMs === undefined) return undefined
    const unmounted = new AbortController()
    // A clock that was set meanwhile lets it wait the usual time at most.
    const leftMs = Math.min(Math.max(sentAtMs + USUAL_MS - clock.now(), 0), USUAL_MS)
    clock.wait(leftMs, unmounted.signal).then(
      () => setLateMs(sentAtMs),
      () => undefined,
    )
    return () => unmounted.abort()
  }, [clock, sentAtMs])
  return sentAtMs !== undefined && lateMs === sentAtMs
}
