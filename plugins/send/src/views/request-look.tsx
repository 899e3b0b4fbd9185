import { useLocale, useTexts } from '@latchkey/kernel/react'
import type { FlowLook } from '@latchkey/transactions/flow'
import { FactList } from '@latchkey/ui-primitives/fact-list'
import { exactQuantity } from '@latchkey/ui-primitives/format/exact-quantity'
import { truncateAddress } from '@latchkey/ui-primitives/format/truncate-address'
import type { ReactElement } from 'react'
import type { SendRequest } from '../contract'
import { copy } from '../copy/copy'
import { TransferFacts } from './preview-facts'

/** Amount, symbol and receiver of a request, to insert in texts. */
function useRequestValues({ amount, token, to, toName }: SendRequest): Readonly<Record<string, string>> {
  const locale = useLocale()
  return {
    amount: exactQuantity(amount, { decimals: token.decimals, locale }),
    symbol: token.symbol,
    to: toName ?? truncateAddress(to),
  }
}

export function useSummary(request: SendRequest): string {
  return useTexts(copy)('send.summary', useRequestValues(request))
}

export function useAskHint(request: SendRequest): string {
  return useTexts(copy)('send.ask-hint', useRequestValues(request))
}

/** What the general texts of an outcome do not say. */
export function useStatusTexts(request: SendRequest): ReturnType<NonNullable<FlowLook['useTexts']>> {
  const t = useTexts(copy)
  const values = useRequestValues(request)
  const title = t('send.confirmed')
  return {
    confirmed: { title, hint: t('send.confirmed-hint', values) },
    repriced: { title, hint: t('send.repriced-hint', values) },
    unread: { hint: t('send.unread-hint', values) },
  }
}

/** The receiver, to compare with the wallet. */
export function useReceiverDetails(request: SendRequest): ReactElement {
  return (
    <FactList>
      <TransferFacts request={request} />
    </FactList>
  )
}
