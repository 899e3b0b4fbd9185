import { useLocale, usePluginState, useTexts } from '@latchkey/kernel/react'
import { sessionContract } from '@latchkey/session/contract'
import { exactQuantity } from '@latchkey/ui-primitives/format'
import type { TrackedTransaction } from '../contract'
import { arrivedOf } from '../follow/entries'
import { texts } from '../texts'
import type { TransactionEnd } from '../transaction-end'
import type { FlowText } from './request-step'

/**
 * The general texts of how a transaction stands.
 * @param what what was sent, in a few words
 * @param entry names what differs, how much arrived, and on which network it is
 */
export type EndText = (
  end: TransactionEnd,
  what: string,
  entry?: Pick<TrackedTransaction, 'result' | 'decimals' | 'symbol'>,
) => FlowText

/** Returns the texts of how a transaction stands, for a feature that shows that itself. */
export function useEndText(): EndText {
  const t = useTexts(texts)
  const locale = useLocale()
  const networks = usePluginState(sessionContract, (state) => state.networks)
  return (end, what, entry = {}) => {
    const { differences = [], foundOn = '' } = entry.result ?? {}
    const network = networks.find(({ id }) => id === foundOn)?.name ?? t('transactions.unknown-network')
    const parts = new Intl.ListFormat(locale).format(
      differences.map((part) => t(`transactions.differs-${part}`, { network })),
    )
    const amount = end === 'arrived-less' ? arrivedOf(entry) : undefined
    const arrived = amount && `${exactQuantity(amount.value, { ...amount, locale })} ${amount.symbol}`
    return {
      title: t(`transactions.status-${end}`),
      hint: arrived
        ? t('transactions.status-arrived-amount-hint', { what, arrived })
        : t(`transactions.status-${end}-hint`, { what, parts }),
    }
  }
}
