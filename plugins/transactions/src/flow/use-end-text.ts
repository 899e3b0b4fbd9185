'use client'

import { useLocale, useTexts } from '@latchkey/kernel/react'
import type { TransactionDifference } from '../contract'
import { copy } from '../copy'
import type { TransactionEnd } from '../transaction-end'
import type { FlowText } from './steps'

/**
 * The general texts of how a transaction stands.
 * @param what what was sent, in a few words
 */
export type EndText = (
  end: TransactionEnd,
  what: string,
  differences?: readonly TransactionDifference[],
) => FlowText

/** Returns the texts of how a transaction stands, for a feature that shows that itself. */
export function useEndText(): EndText {
  const t = useTexts(copy)
  const locale = useLocale()
  return (end, what, differences = []) => {
    const list = new Intl.ListFormat(locale)
    const parts = list.format(differences.map((part) => t(`transactions.differs-${part}`)))
    return {
      title: t(`transactions.status-${end}`),
      hint: t(`transactions.status-${end}-hint`, { what, parts }),
    }
  }
}
