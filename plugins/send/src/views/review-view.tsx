import { ReviewButtons } from '@latchkey/account/view-kit'
import { useLocale, useRouter, useTexts } from '@latchkey/kernel/react'
import { worthOf } from '@latchkey/session/worth'
import { useFeeReview } from '@latchkey/transactions/flow'
import { Button, Text, useSheets, ViewLayout } from '@latchkey/ui-primitives'
import { formatUsd } from '@latchkey/ui-primitives/format'
import { Caution } from '@latchkey/ui-primitives/screens'
import {
  type ActionViewProps,
  AmountHeading,
  FailureCaution,
  useTransactionFormTexts,
  WhileSameTarget,
} from '@latchkey/view-kit'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import { type SendRequest, sendContract } from '../contract'
import type { SendActions } from '../send-actions'
import { texts } from '../texts'
import { ReceiverCautions } from './receiver-cautions'
import * as css from './send.css'
import { Facts } from './transfer-facts'

/** The review of what will be signed. Parts: `send-preview-view`, `send-fact`, `send-confirm`. */
export function ReviewView({
  actions,
  args: request,
}: ActionViewProps<SendActions, SendRequest | undefined>): ReactNode {
  const router = useRouter(sendContract)
  const isOwn = actions.flow.knows(request)
  useEffect(() => {
    // A page has opened the step by itself.
    if (!isOwn) router.replace('WalletSend')
  }, [isOwn, router])
  if (!isOwn) return null
  return (
    <WhileSameTarget target={request.target} onBack={() => router.back()}>
      <Review actions={actions} request={request} />
    </WhileSameTarget>
  )
}

interface ReviewProps {
  readonly actions: SendActions
  readonly request: SendRequest
}

function Review({ actions, request }: ReviewProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const router = useRouter(sendContract)
  const formText = useTransactionFormTexts()
  const { fee, retry, confirm, isChecking, change, failure } = useFeeReview(
    actions.flow,
    actions.estimate,
    request,
  )
  const { hasRisen = false, nameIssue } = change ?? {}

  /** The form looks the name up again, and shows where it leads to now. */
  const correctName = (): void => {
    actions.edit({ receiver: { phase: 'loading', text: request.toName ?? '' } })
    router.back()
  }

  return (
    <ViewLayout
      part="send-preview-view"
      // It may be longer than a phone's screen, and the keyboard has nothing else in it to go to.
      label={t('send.preview-title')}
      footer={
        <div className={css.actions}>
          {fee.phase === 'failed' && <FailureCaution part="send-caution" error={fee.error} />}
          {failure !== undefined && <FailureCaution part="send-caution" error={failure} />}
          {nameIssue && (
            <Caution part="send-caution" text={t(`send.name-${nameIssue}`, { name: request.toName ?? '' })} />
          )}
          {hasRisen && <Caution part="send-caution" text={t('send.fee-rose')} />}
          {nameIssue === 'changed' ? (
            <Button size="large" variant="primary" fullWidth onClick={correctName}>
              {formText('transaction.back-to-form')}
            </Button>
          ) : (
            <ReviewButtons
              part="send-confirm"
              label={t(nameIssue === 'unchecked' ? 'send.try-again' : 'send.send')}
              loading={isChecking || fee.phase === 'loading'}
              onConfirm={confirm}
              onCancel={() => router.back()}
              failed={fee.phase === 'failed' ? fee : undefined}
              onRetry={retry}
            />
          )}
        </div>
      }
    >
      <div className={css.view}>
        <TransferAmount request={request} />
        <ReceiverCautions request={request} />
        <Facts request={request} fee={fee} />
      </div>
    </ViewLayout>
  )
}

function TransferAmount({
  request: { token, amount, priceUsd },
}: Pick<ReviewProps, 'request'>): ReactElement {
  const locale = useLocale()
  const worth = worthOf({ ...token, value: amount, priceUsd })
  return (
    <AmountHeading part="send-amount" token={token} amount={amount}>
      {worth && (
        <Text tone="secondary" numeric>
          {formatUsd(worth, locale)}
        </Text>
      )}
    </AmountHeading>
  )
}
