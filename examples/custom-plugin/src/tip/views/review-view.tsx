import { usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { transactionsContract } from '@latchkey/transactions/contract'
import { undecidedSame, useFeeReview } from '@latchkey/transactions/flow'
import { Button, useSheets } from '@latchkey/ui-primitives'
import { Caution, Fact } from '@latchkey/ui-primitives/screens'
import {
  type ActionViewProps,
  AmountHeading,
  FailureCaution,
  FeeValue,
  useTransactionTexts,
  WhileSameTarget,
} from '@latchkey/view-kit'
import { type ReactNode, useEffect } from 'react'
import { type Tip, tipContract } from '../contract'
import { texts } from '../texts'
import type { TipActions } from '../tip-actions'
import { From, TipFacts } from './tip-facts'
import { tipSheets } from './tip-sheets'

/** The review of what the wallet will be asked for. Parts: `tip-review`, `tip-fact`, `tip-fee`, `tip-caution`, `tip-send`. */
export function ReviewView({ actions, args: tip }: ActionViewProps<TipActions, Tip | undefined>): ReactNode {
  const router = useRouter(tipContract)
  const isOwn = actions.flow.knows(tip)
  useEffect(() => {
    // A page has opened it by itself.
    if (!isOwn) router.replace('acme/Tip')
  }, [isOwn, router])
  if (!isOwn) return null
  return (
    <WhileSameTarget target={tip.target} onBack={() => router.back()}>
      <Review actions={actions} tip={tip} />
    </WhileSameTarget>
  )
}

interface ReviewProps {
  readonly actions: TipActions
  readonly tip: Tip
}

function Review({ actions: { flow, feeOf }, tip }: ReviewProps): ReactNode {
  useSheets(tipSheets)
  const t = useTexts(texts)
  const transactionText = useTransactionTexts()
  const { fee, retry, confirm, isChecking, change, failure } = useFeeReview(flow, feeOf, tip)
  const isSameUndecided = usePluginState(
    transactionsContract,
    (state) => undecidedSame(state, tip.transfer, tip.target) !== undefined,
  )
  const error = fee.phase === 'failed' ? fee.error : failure
  return (
    <div part="tip-review" className="tip">
      <AmountHeading part="tip-amount" token={tip.currency} amount={tip.transfer.amount}>
        <From target={tip.target} />
      </AmountHeading>
      <TipFacts tip={tip}>
        <Fact part="tip-fact" label={transactionText('transaction.fee')}>
          <FeeValue part="tip-fee" fee={fee} nativePriceUsd={undefined} />
        </Fact>
      </TipFacts>
      {isSameUndecided && <Caution part="tip-caution" text={t('acme-tip.undecided-same')} />}
      {change?.hasRisen && <Caution part="tip-caution" text={t('acme-tip.fee-rose')} />}
      {error !== undefined && <FailureCaution part="tip-caution" error={error} />}
      <Button
        part="tip-send"
        variant="primary"
        size="large"
        fullWidth
        loading={isChecking || fee.phase === 'loading'}
        onClick={fee.phase === 'failed' ? retry : confirm}
      >
        {t(fee.phase === 'failed' ? 'acme-tip.try-again' : 'acme-tip.send')}
      </Button>
    </div>
  )
}
