import { useLocale, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { accountKey, portfolioContract } from '@latchkey/portfolio/contract'
import {
  type ActionViewProps,
  AmountHeading,
  centsOf,
  FailureCaution,
  useFee,
  useLeaveWhenSent,
  useTransactionFormTexts,
  useTransactionTexts,
  useViewSignal,
  WhileSameTarget,
} from '@latchkey/session/view-kit'
import { Button } from '@latchkey/ui-primitives/button'
import { Caution } from '@latchkey/ui-primitives/caution'
import { formatUsd } from '@latchkey/ui-primitives/format/format-usd'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { ViewLayout } from '@latchkey/ui-primitives/view-layout'
import { type ReactElement, type ReactNode, useMemo, useState } from 'react'
import { type SendRequest, sendContract } from '../contract'
import { copy } from '../copy/copy'
import { requestFault } from '../form/check-request'
import type { SendActions } from '../send-actions'
import { Facts } from './preview-facts'
import { receiverWarning } from './receiver-warning'
import { mayAskWallet } from './recheck'
import * as css from './send.css'
import { SendFault } from './send-fault'
import { useKnownReceivers } from './use-known-receivers'
import { warningText } from './warning-text'

/** The review of what will be signed. Parts: `send-preview-view`, `send-fact`, `send-confirm`. */
export function PreviewView({
  actions,
  args: request,
}: ActionViewProps<SendActions, SendRequest>): ReactNode {
  const fault = requestFault(request)
  return fault ? <SendFault error={fault} hasForm /> : <CurrentPreview actions={actions} request={request} />
}

/** Shown while account and network are those of the request. */
function CurrentPreview({ actions, request }: PreviewProps): ReactElement {
  const router = useRouter(sendContract)
  useLeaveWhenSent(actions)
  return (
    <WhileSameTarget target={request.target} onBack={() => router.back()}>
      <Preview actions={actions} request={request} />
    </WhileSameTarget>
  )
}

interface PreviewProps {
  readonly actions: SendActions
  readonly request: SendRequest
}

function Preview({ actions, request }: PreviewProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(copy)
  const router = useRouter(sendContract)
  const transactionText = useTransactionTexts()
  const formText = useTransactionFormTexts()
  const { fee, show, retry } = useFee(actions.estimate, request)
  const [isChecking, setChecking] = useState(false)
  // A retry in the request's view leads back here if something has changed.
  const [found, setFound] = useState(() => actions.lastRecheck(request))
  const { hasRisen = false, nameIssue } = found ?? {}
  const viewSignal = useViewSignal()

  const send = async (): Promise<void> => {
    if (fee.phase !== 'known') return
    const signal = viewSignal()
    setChecking(true)
    const now = await actions.recheck(request, signal, fee.data)
    if (signal.aborted) return
    setChecking(false)
    show(now.fee)
    setFound(now)
    if (mayAskWallet(now)) router.push('WalletSendRequest', request)
  }

  /** The form looks the name up again, and shows where it leads to now. */
  const correctName = (): void => {
    actions.edit({ receiver: { phase: 'loading', text: request.toName ?? '' } })
    router.back()
  }

  return (
    <ViewLayout
      part="send-preview-view"
      footer={
        <div className={css.actions}>
          {fee.phase === 'failed' && <FailureCaution part="send-caution" error={fee.error} />}
          {nameIssue && (
            <Caution part="send-caution" text={t(`send.name-${nameIssue}`, { name: request.toName ?? '' })} />
          )}
          {hasRisen && <Caution part="send-caution" text={t('send.fee-rose')} />}
          <div className={nameIssue === 'changed' ? undefined : css.pair}>
            {nameIssue !== 'changed' && (
              <Button size="large" fullWidth onClick={() => router.back()}>
                {transactionText('transaction.cancel')}
              </Button>
            )}
            {nameIssue === 'changed' ? (
              <Button size="large" variant="primary" fullWidth onClick={correctName}>
                {formText('transaction.back-to-form')}
              </Button>
            ) : fee.phase === 'failed' ? (
              <Button size="large" variant="primary" fullWidth onClick={retry}>
                {t('send.try-again')}
              </Button>
            ) : (
              <Button
                part="send-confirm"
                size="large"
                variant="primary"
                fullWidth
                loading={isChecking || fee.phase === 'loading'}
                onClick={() => void send()}
              >
                {t(nameIssue === 'unchecked' ? 'send.try-again' : 'send.send')}
              </Button>
            )}
          </div>
        </div>
      }
    >
      <div className={css.view}>
        <Amount request={request} />
        <ReceiverCaution request={request} />
        <Facts request={request} fee={fee} />
      </div>
    </ViewLayout>
  )
}

function Amount({ request: { token, amount, priceUsd } }: Pick<PreviewProps, 'request'>): ReactElement {
  const locale = useLocale()
  return (
    <AmountHeading part="send-amount" token={token} amount={amount}>
      {priceUsd !== undefined && (
        <Text tone="secondary" numeric>
          {formatUsd(centsOf(BigInt(amount), token.decimals, priceUsd), locale)}
        </Text>
      )}
    </AmountHeading>
  )
}

/** Repeats the form's warning about the receiver. */
function ReceiverCaution({ request }: Pick<PreviewProps, 'request'>): ReactElement | null {
  const t = useTexts(copy)
  const known = useKnownReceivers(request.target)
  const held = usePluginState(portfolioContract, ({ tokens }) => tokens[accountKey(request.target)])
  const warning = useMemo(
    () =>
      receiverWarning({
        ...known,
        address: request.to,
        tokens: held?.status === 'known' ? held.items.flatMap(({ address }) => address ?? []) : [],
      }),
    [request, known, held],
  )
  if (!warning) return null
  if (warning.kind === 'first-time')
    return (
      <Text variant="caption" tone="secondary" align="center">
        {t('send.first-time')}
      </Text>
    )
  return <Caution part="send-caution" text={warningText(warning, t)} />
}
