import { useLocale, useTexts } from '@latchkey/kernel/react'
import type { FlowAgain, FlowArrival, FlowLook } from '@latchkey/transactions/flow'
import { amountText, exactQuantity } from '@latchkey/ui-primitives/format'
import { Fact, FactList, WholeAddress } from '@latchkey/ui-primitives/screens'
import { tokenKey, usePolledValue } from '@latchkey/view-kit'
import { type ReactElement, useMemo } from 'react'
import type { SwapDraft, SwapRequest } from '../contract'
import { isApproval } from '../plan/approval'
import { texts } from '../texts'
import { shownAmount } from './format'
import { TokenContract } from './review-facts'

/** Amounts and symbols of a request, to insert in texts. */
function useValues({ amount, minimum, from, to }: SwapRequest): Readonly<Record<string, string>> {
  const locale = useLocale()
  return {
    amount: exactQuantity(amount, { decimals: from.decimals, locale }),
    symbol: from.symbol,
    minimum: shownAmount(minimum, to, locale),
    toSymbol: to.symbol,
  }
}

const summaries = {
  reset: 'swaps.reset-summary',
  approve: 'swaps.approve-summary',
  swap: 'swaps.summary',
  both: 'swaps.summary',
} as const
const askHints = {
  reset: 'swaps.ask-reset-hint',
  approve: 'swaps.ask-approve-hint',
  swap: 'swaps.ask-hint',
  both: 'swaps.ask-hint',
} as const

export function useSummary(request: SwapRequest): string {
  return useTexts(texts)(summaries[request.kind], useValues(request))
}

export function useAskHint(request: SwapRequest): string {
  return useTexts(texts)(askHints[request.kind], useValues(request))
}

/** What the general texts of an outcome do not say. */
export function useStatusTexts(request: SwapRequest): ReturnType<NonNullable<FlowLook['useTexts']>> {
  const t = useTexts(texts)
  const values = useValues(request)
  if (isApproval(request)) {
    const hint = t(request.kind === 'reset' ? 'swaps.resetting-hint' : 'swaps.confirming-hint')
    return { pending: { title: t('swaps.confirming'), hint } }
  }
  const confirmed = { title: t('swaps.confirmed'), hint: t('swaps.confirmed-unread', values) }
  return { pending: { title: t('swaps.pending') }, confirmed, repriced: confirmed }
}

/** What lies behind the symbols, to compare with the wallet. Parts: `swaps-fact`, `swaps-token-contract`, `swaps-allowed`. */
export function useRequestDetails(request: SwapRequest): ReactElement {
  const t = useTexts(texts)
  const { from, to, target, spender } = request
  return (
    <FactList>
      <TokenContract token={from} target={target} />
      {isApproval(request) ? (
        <Fact part="swaps-fact" kind="address" label={t('swaps.permission-of')}>
          <WholeAddress part="swaps-allowed" address={spender} />
        </Fact>
      ) : (
        <TokenContract token={to} target={target} />
      )}
    </FactList>
  )
}

/** What opens the form with a swap's values, after an end at which nothing was swapped. */
export function useAgain({ from, to, amount }: SwapRequest, open: (draft: SwapDraft) => void): FlowAgain {
  const t = useTexts(texts)
  const locale = useLocale()
  const shown = amountText(amount, { decimals: from.decimals, locale })
  return {
    label: t('swaps.again'),
    show: () => open({ from: tokenKey(from), to: tokenKey(to), amount, amountText: shown }),
  }
}

/** What a confirmed swap has brought, compared with the minimum. */
export function useArrival(
  request: SwapRequest,
  hash: string | undefined,
  received: (hash: string, signal: AbortSignal) => Promise<bigint | undefined>,
): FlowArrival {
  const t = useTexts(texts)
  const locale = useLocale()
  const values = useValues(request)
  const read = useMemo(
    () => (hash === undefined ? undefined : (signal: AbortSignal) => received(hash, signal)),
    [received, hash],
  )
  const { value } = usePolledValue(read, {})
  if (read && value.phase === 'loading') return { phase: 'reading' }
  const amount = value.phase === 'known' ? value.data : undefined
  if (amount === undefined) return { phase: 'unread' }
  const isLess = amount < BigInt(request.minimum)
  const key = isLess ? 'swaps.received-less' : 'swaps.confirmed'
  const hint = t(`${key}-hint`, { ...values, received: shownAmount(amount, request.to, locale) })
  return { phase: 'known', isLess, text: { title: t(key), hint } }
}
