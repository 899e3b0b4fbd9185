import { useLocale, useRouter, useTexts } from '@latchkey/kernel/react'
import { ringStates } from '@latchkey/pending-transactions/transaction-end'
import { useSentTransaction } from '@latchkey/pending-transactions/use-sent-transaction'
import type { SentTransaction } from '@latchkey/session/contract'
import { type ActionViewProps, TransactionStatus } from '@latchkey/session/view-kit'
import { type ReactNode, useEffect, useState } from 'react'
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
  const { received, isRead } = useReceived(actions, request, isThere ? hash : undefined)

  const isLess = received !== undefined && received < BigInt(request.minimum)
  const isReading = hash !== undefined && !isRead
  const end = isThere && isReading ? 'pending' : isThere && isLess ? 'received-less' : outcome
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

/** @param hash of the confirmed swap; `undefined`: nothing is read */
function useReceived(
  { received }: SwapActions,
  request: SwapRequest,
  hash: string | undefined,
): { readonly received: bigint | undefined; readonly isRead: boolean } {
  const [read, setRead] = useState<{ readonly of: string; readonly amount: bigint | undefined }>()
  useEffect(() => {
    if (hash === undefined) return undefined
    const leaving = new AbortController()
    const show = (amount: bigint | undefined): void => {
      if (!leaving.signal.aborted) setRead({ of: hash, amount })
    }
    received(request, hash, leaving.signal).then(show, () => show(undefined))
    return () => leaving.abort()
  }, [received, request, hash])
  const isRead = hash !== undefined && read?.of === hash
  return { received: isRead ? read.amount : undefined, isRead }
}
