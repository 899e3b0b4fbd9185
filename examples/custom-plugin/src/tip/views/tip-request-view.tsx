import type { ViewProps } from '@latchkey/kernel'
import { useLocale, usePlugin, useRouter, useTexts, useTranslate } from '@latchkey/kernel/react'
import type { SentTransaction } from '@latchkey/session/contract'
import { describeError, useWalletRequest, WalletRequestScreen } from '@latchkey/session/view-kit'
import { amountText } from '@latchkey/ui-primitives/format/parse-amount'
import { truncateAddress } from '@latchkey/ui-primitives/format/truncate-address'
import { WalletIcon } from '@latchkey/ui-primitives/icon/wallet'
import { IconTile } from '@latchkey/ui-primitives/icon-tile'
import { RequestStatus } from '@latchkey/ui-primitives/request-status'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { type Tip, type TipContract, type TipReceipt, tipContract } from '../contract'
import { type CopyKey, copy } from '../copy'

/** Asks the wallet, then waits for the network. Part: `tip-request`. */
export default function TipRequestView({
  args: tip,
}: ViewProps<TipContract['views']['acme/TipRequest']>): ReactNode {
  const t = useTexts(copy)
  const api = usePlugin(tipContract)
  const values = useTipValues(tip)
  const [sent, setSent] = useState<SentTransaction>()
  const send = useCallback(() => api.send(tip), [api, tip])
  const request = useWalletRequest(send, { onDone: setSent })
  if (sent) return <TipProgress tip={tip} sent={sent} />
  return (
    <WalletRequestScreen
      part="tip-request"
      request={request}
      connectionId={tip.target.connectionId}
      picture={<TipPicture />}
      // The wallet may still send the first request, so it is not repeated.
      retryWhenSilent={false}
      texts={{
        pending: { title: t('acme-tip.ask'), hint: t('acme-tip.ask-hint', values) },
        silent: { hint: t('acme-tip.ask-hint', values) },
        declined: { title: t('acme-tip.declined'), hint: t('acme-tip.declined-hint') },
      }}
    />
  )
}

type Progress =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'done'; readonly receipt: TipReceipt }
  | { readonly phase: 'failed'; readonly error: unknown }

interface TipProgressProps {
  readonly tip: Tip
  readonly sent: SentTransaction
}

function TipProgress({ tip, sent }: TipProgressProps): ReactNode {
  const t = useTexts(copy)
  const translate = useTranslate()
  const api = usePlugin(tipContract)
  const router = useRouter(tipContract)
  const values = useTipValues(tip)
  const [progress, setProgress] = useState<Progress>({ phase: 'waiting' })
  useEffect(() => {
    const leaving = new AbortController()
    const show = (next: Progress): void => {
      if (!leaving.signal.aborted) setProgress(next)
    }
    // StrictMode mounts, unmounts and mounts in one task: it is followed once.
    queueMicrotask(() => {
      if (leaving.signal.aborted) return
      api.follow(tip, sent, leaving.signal).then(
        (receipt) => show({ phase: 'done', receipt }),
        (error: unknown) => show({ phase: 'failed', error }),
      )
    })
    return () => leaving.abort()
  }, [api, tip, sent])

  const textOf = (status: 'waiting' | TipReceipt['status']) => ({
    title: t(`acme-tip.${status}`),
    hint: t(`acme-tip.${status}-hint` satisfies CopyKey, values),
  })
  if (progress.phase === 'waiting')
    return <TipStatus state="pending" {...textOf('waiting')} phase="waiting" />
  if (progress.phase === 'failed') {
    const otherwise = { title: t('error.TIP_FAILED'), hint: t('recovery.TIP_FAILED') }
    return (
      <TipStatus
        state="failed"
        phase="failed"
        {...describeError(progress.error, otherwise, translate)}
        action={{ label: t('acme-tip.edit'), onClick: () => router.back() }}
      />
    )
  }
  const { receipt } = progress
  return (
    <TipStatus
      state="done"
      phase={receipt.status}
      {...textOf(receipt.status)}
      action={{ label: t('acme-tip.done'), onClick: () => router.finish(receipt) }}
    />
  )
}

interface TipStatusProps {
  readonly state: 'pending' | 'done' | 'failed'
  readonly phase: string
  readonly title: string
  readonly hint: string
  readonly action?: { readonly label: string; readonly onClick: () => void }
}

function TipStatus({ action, title, hint, ...status }: TipStatusProps): ReactNode {
  return (
    <RequestStatus
      {...status}
      part="tip-progress"
      picture={<TipPicture />}
      title={title}
      hint={hint}
      announcement={`${title}. ${hint}`}
      actions={action ? [{ id: 'next', ...action, primary: true }] : []}
    />
  )
}

function TipPicture(): ReactNode {
  return (
    <IconTile filled>
      <WalletIcon />
    </IconTile>
  )
}

function useTipValues({ target, amount, receiver }: Tip): Readonly<Record<string, string>> {
  const locale = useLocale()
  const { decimals = 18, symbol = '' } = target.network?.nativeCurrency ?? {}
  return { amount: amountText(amount, { decimals, locale }), symbol, receiver: truncateAddress(receiver) }
}
