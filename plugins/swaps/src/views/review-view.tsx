import { ReviewButtons } from '@latchkey/account/view-kit'
import { usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { transactionsContract } from '@latchkey/transactions/contract'
import { undecidedSwap, useReview } from '@latchkey/transactions/flow'
import { useIsLate } from '@latchkey/transactions/use-sent-transaction'
import { useSheets, ViewLayout } from '@latchkey/ui-primitives'
import { Caution } from '@latchkey/ui-primitives/screens'
import {
  type ActionViewProps,
  FailureCaution,
  type PolledValue,
  usePolledValue,
  WhileSameTarget,
} from '@latchkey/view-kit'
import { type ReactElement, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { PRICE_INTERVAL_MS } from '../arithmetic'
import { type QuotedSwapOrder, type SwapOrder, swapsContract } from '../contract'
import { approvalOnItsWay, isApproval } from '../plan/approval'
import type { SwapPlan } from '../plan/create-plan'
import { agreedBy, agreedInForm, changeOf } from '../plan/plan-change'
import type { SwapActions } from '../swap-actions'
import type { Review } from '../swap-flow'
import { texts } from '../texts'
import { AcceptConcerns, useConcerns } from './accept-concerns'
import { ReviewFacts } from './review-facts'
import * as css from './swaps.css'

/** The review of what will be signed. Parts: `swaps-preview`, `swaps-fact`, `swaps-accept`, `swaps-confirm`. */
export function ReviewView({
  actions,
  args: order,
}: ActionViewProps<SwapActions, QuotedSwapOrder | undefined>): ReactNode {
  const router = useRouter(swapsContract)
  const review = actions.reviewOf(order)
  useEffect(() => {
    // A page has opened the step by itself.
    if (!review) router.replace('Swap')
  }, [review, router])
  if (!order || !review) return null
  return (
    <WhileSameTarget target={order.target} onBack={() => router.back()}>
      <OrderReview actions={actions} order={order} review={review} />
    </WhileSameTarget>
  )
}

interface OrderReviewProps {
  readonly actions: SwapActions
  readonly order: QuotedSwapOrder
  readonly review: Review
}

function OrderReview({ actions, order, review }: OrderReviewProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const router = useRouter(swapsContract)
  const approval = useApprovalPhase(order)
  const isApproving = approval === 'approving'
  const isUndecided = usePluginState(
    transactionsContract,
    (state) =>
      undecidedSwap(state, { amount: order.amount, symbol: order.from.symbol }, order.target) !== undefined,
  )
  const { value: polled, retry } = usePolledValue(
    useMemo(
      () => (isApproving ? undefined : (signal: AbortSignal) => actions.plan(order, signal)),
      [actions, order, isApproving],
    ),
    { intervalMs: PRICE_INTERVAL_MS },
  )
  const { shown, accept, doubt } = useAcceptance(order, review, polled, isApproving)
  const { confirm, isChecking, change, failure } = useReview(actions.flow, shown?.plan.request)
  useEffect(() => {
    if (!change) return
    // What differs is shown by the plan that is built now. One that fails has to be accepted anew.
    if (change.what === 'failing') doubt()
    retry()
  }, [change, doubt, retry])

  /** The plan from which the user had the allowance read again. */
  const [checked, setChecked] = useState<SwapPlan>()

  const concerns = useConcerns(shown?.plan.request.concerns ?? [], review)
  const isUnconfirmed = approval === 'unconfirmed' && shown !== undefined && isApproval(shown.plan.request)
  const isHeld = isUnconfirmed && (checked === undefined || checked === shown?.plan)
  const next = (current: Shown): void => {
    if (current.change) accept()
    else if (isHeld) {
      setChecked(current.plan)
      retry()
    } else if (!concerns.isOpen) confirm(undefined)
  }
  const failed = polled.phase === 'failed' ? polled.error : failure
  return (
    <ViewLayout
      part="swaps-preview"
      label={t('swaps.review')}
      footer={
        <div className={css.section}>
          {failed !== undefined && (
            <FailureCaution part="swaps-caution" error={failed} title={t('swaps.preview-failed')} />
          )}
          {isUndecided && <Caution part="swaps-caution" text={t('swaps.undecided-same')} />}
          {isUnconfirmed && <Caution part="swaps-caution" text={t('swaps.unconfirmed')} />}
          {shown?.change && <Caution part="swaps-caution" text={t(changes[shown.change])} />}
          <ReviewButtons
            part="swaps-confirm"
            label={t(buttonTextKey(shown, isApproving, isHeld))}
            loading={isChecking || isApproving || !shown}
            disabled={concerns.isOpen && !shown?.change && !isHeld}
            onConfirm={() => shown && next(shown)}
            onCancel={() => router.back()}
            failed={polled.phase === 'failed' ? polled : undefined}
            onRetry={retry}
          />
        </div>
      }
    >
      {(shown || polled.phase !== 'failed') && (
        <ReviewFacts order={order} plan={shown?.plan}>
          {shown && <AcceptConcerns {...concerns} />}
        </ReviewFacts>
      )}
    </ViewLayout>
  )
}

function buttonTextKey(shown: Shown | undefined, isApproving: boolean, isHeld: boolean) {
  if (isApproving) return 'swaps.approving'
  if (shown?.change) return shown.change === 'contract' ? 'swaps.accept-contract' : 'swaps.accept'
  if (isHeld) return 'swaps.check-again'
  return shown && isApproval(shown.plan.request) ? 'swaps.approve' : 'swaps.swap'
}

const changes = { price: 'swaps.price-moved', contract: 'swaps.contract-changed' } as const

interface Shown {
  readonly plan: SwapPlan
  /** The change that the user has to accept first. */
  readonly change: keyof typeof changes | undefined
}

interface Acceptance {
  readonly shown: Shown | undefined
  readonly accept: () => void
  /** Call it when the shown plan is no longer valid: the next one has to be accepted. */
  readonly doubt: () => void
}

/**
 * The user has to accept a plan with less than the form's quote or an earlier plan, or with another contract.
 * @param review keeps the last acceptable plan, for the time after the view was left
 */
function useAcceptance(
  order: QuotedSwapOrder,
  review: Review,
  polled: PolledValue<SwapPlan>,
  isApproving: boolean,
): Acceptance {
  const plan = polled.phase === 'known' ? polled.data : undefined
  const [accepted, setAccepted] = useState(review.plan)
  useEffect(() => {
    if (accepted) review.plan = accepted
  }, [review, accepted])
  const [isDoubted, setDoubted] = useState(false)
  const agreed = accepted ? agreedBy(accepted.request) : agreedInForm(order)
  const change = plan && plan !== accepted ? changeOf(plan.request, agreed) : undefined
  if (plan && plan !== accepted && !isDoubted && !change) setAccepted(plan)
  const current = plan ?? (isApproving ? accepted : undefined)
  return {
    shown: current && {
      plan: current,
      change: current === accepted ? undefined : (change ?? (isDoubted ? 'price' : undefined)),
    },
    accept() {
      setDoubted(false)
      if (plan) setAccepted(plan)
    },
    doubt: useCallback(() => setDoubted(true), []),
  }
}

/** How far an approval is that this order needs; `undefined` without one. */
function useApprovalPhase(order: SwapOrder): 'approving' | 'unconfirmed' | undefined {
  const onItsWay = usePluginState(transactionsContract, ({ entries }) => approvalOnItsWay(entries, order))
  const isLate = useIsLate(onItsWay?.sentAtMs)
  if (!onItsWay) return undefined
  // It may still be confirmed.
  return isLate || onItsWay.isDropped ? 'unconfirmed' : 'approving'
}
