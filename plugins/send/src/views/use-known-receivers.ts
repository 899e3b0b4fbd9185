import { type HistoryContract, historyContract } from '@latchkey/history/contract'
import type { Latchkey } from '@latchkey/kernel'
import { createHooks, useOptionalPlugin, usePluginState } from '@latchkey/kernel/react'
import { type ActiveTarget, allAccounts, sessionContract } from '@latchkey/session/contract'
import { transactionsContract } from '@latchkey/transactions/contract'
import { useMemo } from 'react'
import { sendContract } from '../contract'
import { historyAddresses, transferReceivers } from './known-addresses'
import type { ReceiverFacts } from './receiver-warning'

type KnownReceivers = Omit<ReceiverFacts, 'address' | 'tokens'>

const { useLatchkey } = /* @__PURE__ */ createHooks<Latchkey<HistoryContract>>()

/** The addresses that a receiver is compared with. Of the history those that are loaded; nothing is read for it. */
export function useKnownReceivers({ namespace, account }: ActiveTarget): KnownReceivers {
  const state = usePluginState(sessionContract, (whole) => whole)
  const saved = usePluginState(sendContract, (whole) => whole.recent)
  const entries = usePluginState(transactionsContract, (whole) => whole.entries)
  const latchkey = useLatchkey()
  const hasHistory = useOptionalPlugin(historyContract) !== undefined
  const pages = hasHistory ? latchkey.read(historyContract).pages : undefined
  const { address } = account
  return useMemo(
    () => ({
      namespace,
      sender: address,
      recent: [
        ...saved.flatMap((one) => (one.namespace === namespace ? one.address : [])),
        ...transferReceivers(entries, namespace),
      ],
      own: [...new Set(allAccounts(state, namespace).map((one) => one.address))].filter(
        (one) => one !== address,
      ),
      ...historyAddresses(pages ?? {}, namespace, address),
    }),
    [state, saved, entries, pages, namespace, address],
  )
}
