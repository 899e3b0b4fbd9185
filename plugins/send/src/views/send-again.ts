import { useLocale, useTexts } from '@latchkey/kernel/react'
import type { FlowAgain } from '@latchkey/transactions/flow'
import { amountText } from '@latchkey/ui-primitives/format'
import { tokenKey } from '@latchkey/view-kit'
import type { SendDraft, SendRequest } from '../contract'
import { texts } from '../texts'

/** What opens the form with a request's values, after an end at which nothing was sent. */
export function useAgain(request: SendRequest, open: (draft: SendDraft) => void): FlowAgain {
  const t = useTexts(texts)
  const locale = useLocale()
  return { label: t('send.again'), show: () => open(draftOf(request, locale)) }
}

/** A name is looked up again: it may lead elsewhere by now. */
function draftOf({ token, amount, to, toName }: SendRequest, locale: string): SendDraft {
  return {
    tokenAddress: tokenKey(token),
    amount,
    amountText: amountText(amount, { decimals: token.decimals, locale }),
    unit: 'token',
    receiver:
      toName === undefined ? { phase: 'address', text: to, address: to } : { phase: 'loading', text: toName },
  }
}
