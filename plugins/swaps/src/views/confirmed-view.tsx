import { useLocale, useRouter, useTexts } from '@latchkey/kernel/react'
import type { SentTransaction } from '@latchkey/session/contract'
import { type ActionViewProps, TransactionStatus, usePolledValue } from '@latchkey/session/view-kit'
import { ringStates } from '@latchkey/transactions/transaction-end'
import { useSentTransaction } from '@latchkey/transactions/use-sent-transaction'
import { type ReactNode, useMemo } from 'react'
import { type SwapRequest, swapsContract } from '../contract'
import { copy } from '../copy/copy'
import type { SwapActions } from '../swap-actions'
import { shownAmount } from './format'
import { useRequestValues } from './use-request-values'

interface ConfirmedArgs {
  readonly request: SwapRequest
  readonly sent: SentTransaction
}

/**
 * Shows a sent swap until the received amount, which is compared with the quote. Parts: `swaps-end`,
 * `swaps-explorer`.
 */
export function ConfirmedView({
  actions,
  args: { request, sent },
}: ActionViewProps<SwapActions, ConfirmedArgs>): ReactNode {
  const t = useTexts(copy)
  const locale = useLocale()
  const router = useRouter(swapsContract)
  const { end: reached, hash, network } = useSentTransaction(sent)
  const values = useRequestValues(request)
  // A swap that was sped up counts as confirmed. Only transactions on Solana expire.
  const outcome = reached === 'repriced' ? 'confirmed' : reached === 'expired' ? 'timed-out' : reached
  const isThere = outcome === 'confirmed'
  const read = useMemo(
    () =>
      isThere && hash !== undefined
        ? (signal: AbortSignal) => actions.received(request, hash, signal)
        : undefined,
    [actions, request, isThere, hash],
  )
  const { value } = usePolledValue(read, {})
  const received = value.phase === 'known' ? value.data : undefined

  const isLess = received !== undefined && received < BigInt(request.minimum)
  const isReading = read !== undefined && value.phase === 'loading'
  const end = isReading ? 'pending' : isThere && isLess ? 'received-less' : outcome
  const title = t(`swaps.${end}`)
  const hint =
    end === 'confirmed' && received === undefined
      ? t('swaps.confirmed-unread', values)
      : t(`swaps.${end}-hint`, {
          ...values,
          received: received === undefined ? '' : shownAmount(received, request.to, locale),
        })
  return (
    <TransactionStatus
      part="swaps"
      phase={end}
      state={end === 'received-less' ? 'failed' : ringStates[end]}
      token={request.to}
      title={title}
      hint={hint}
      network={network}
      hash={hash}
      onDone={() => router.back()}
    />
  )
}
