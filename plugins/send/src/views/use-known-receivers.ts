import { type HistoryContract, historyContract } from '@latchkey/history/contract'
import type { Latchkey } from '@latchkey/kernel'
import { createHooks, useOptionalPlugin, usePlugin, usePluginState } from '@latchkey/kernel/react'
import { accountKey, portfolioContract } from '@latchkey/portfolio/contract'
import { type ActiveTarget, allAccounts, sessionContract } from '@latchkey/session/contract'
import { usePolledValue } from '@latchkey/session/view-kit'
import { transactionsContract } from '@latchkey/transactions/contract'
import { useMemo } from 'react'
import { sendContract } from '../contract'
import { historyAddresses, transferReceivers } from './known-addresses'
import { type ReceiverFacts, type ReceiverWarning, receiverWarning } from './receiver-warning'

type KnownReceivers = Omit<ReceiverFacts, 'address' | 'tokens' | 'contractOn'>

const { useLatchkey } = /* @__PURE__ */ createHooks<Latchkey<HistoryContract>>()

/** The addresses that a receiver is compared with. Of the history those that are loaded; nothing is read for it. */
function useKnownReceivers({ namespace, account }: ActiveTarget): KnownReceivers {
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

/** The user's other accounts, and the warning about a receiver of the form or of the review. */
export function useReceiverWarning(
  target: ActiveTarget,
  address: string | undefined,
): { readonly own: readonly string[]; readonly warning: ReceiverWarning | undefined } {
  const known = useKnownReceivers(target)
  const held = usePluginState(portfolioContract, ({ tokens }) => tokens[accountKey(target)])
  const contractOn = useIsContract(target, address) ? target.network?.name : undefined
  const warning = useMemo(() => {
    if (address === undefined) return undefined
    const tokens = held?.status === 'known' ? held.items.flatMap((token) => token.address ?? []) : []
    return receiverWarning({ ...known, address, tokens, contractOn })
  }, [address, known, held, contractOn])
  return { own: known.own, warning }
}

/** Whether an address is a contract on the network. False while that is read, and if it cannot be read. */
function useIsContract({ namespace, network }: ActiveTarget, address: string | undefined): boolean {
  const session = usePlugin(sessionContract)
  const read = useMemo(() => {
    if (address === undefined || !network) return undefined
    return async (signal: AbortSignal) => {
      const able = await session.adapter(namespace)?.capabilities()
      return able?.addresses?.isContract?.(address, network, signal) ?? false
    }
  }, [session, namespace, network, address])
  const { value } = usePolledValue(read, {})
  return value.phase === 'known' && value.data
}
