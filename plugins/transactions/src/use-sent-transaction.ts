'use client'

import { usePlugin, usePluginState } from '@latchkey/kernel/react'
import { type Network, type SentTransaction, sessionContract } from '@latchkey/session/contract'
import { useEffect } from 'react'
import { type TransactionResult, transactionsContract } from './contract'
import { resultOf, type TransactionEnd, transactionEnd, transactionHash } from './transaction-end'

/** What is known about a sent transaction. */
export interface SentTransactionStatus {
  readonly end: TransactionEnd
  /** `undefined` while it is pending. */
  readonly result: TransactionResult | undefined
  /** For the link to the explorer; see `transactionHash`. */
  readonly hash: string | undefined
  /** The network that has it, which may be another than the requested one; `undefined` if it is not configured. */
  readonly network: Network | undefined
}

/** The status of a transaction, for a view that shows it: while the view is mounted there is no notice of the outcome. */
export function useSentTransaction(sent: SentTransaction): SentTransactionStatus {
  const pending = usePlugin(transactionsContract)
  const result = usePluginState(transactionsContract, (state) => resultOf(state, sent))
  const networkId = result?.foundOn ?? sent.networkId
  const network = usePluginState(sessionContract, ({ networks }) =>
    networks.find(({ id }) => id === networkId),
  )
  useEffect(() => pending.suppressNotice(sent.id), [pending, sent.id])
  return { end: transactionEnd(result), result, hash: transactionHash({ sent, result }), network }
}
