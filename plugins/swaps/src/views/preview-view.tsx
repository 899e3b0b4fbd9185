import { isLatchkeyError } from '@latchkey/kernel'
import { usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import {
  type ActionViewProps,
  FailureCaution,
  type PolledValue,
  useLeaveWhenSent,
  useListTexts,
  usePolledValue,
  useTransactionTexts,
  useViewSignal,
  WhileSameTarget,
} from '@latchkey/session/view-kit'
import { Button } from '@latchkey/ui-primitives/button'
import { Caution } from '@latchkey/ui-primitives/caution'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { ViewLayout } from '@latchkey/ui-primitives/view-layout'
import { type ReactElement, type ReactNode, useMemo, useState } from 'react'
import { type QuotedSwapOrder, swapsContract } from '../contract'
import { copy } from '../copy/copy'
import { PRICE_INTERVAL_MS } from '../money/arithmetic'
import { approvalPhase } from '../plan/approval-phase'
import type { SwapPlan } from '../plan/create-plan'
import { isApproval } from '../plan/is-approval'
import { type Agreed, agreedBy, agreedInForm, changeOf } from '../plan/plan-change'
import type { SwapActions } from '../swap-actions'
import { AcceptConcerns, useConcerns } from './accept-concerns'
import { PendingFacts, PreviewFacts } from './preview-facts'
import * as css from './swaps.css'

/** The review of what will be signed. Parts: `swaps-preview`, `swaps-fact`, `swaps-accept`, `swaps-confirm`. */
export function PreviewView({
  actions,
  args: order,
}: ActionViewProps<SwapActions, QuotedSwapOrder>): ReactNode {
  const router = useRouter(swapsContract)
  useLeaveWhenSent(actions)
  return (
    <WhileSameTarget target={order.target} onBack={() => router.back()}>
      <Preview actions={actions} args={order} />
    </WhileSameTarget>
  )
}

function Preview({ actions, args: order }: ActionViewProps<SwapActions, QuotedSwapOrder>): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(copy)
  const transactionText = useTransactionTexts()
  const listText = useListTexts()
  const router = useRouter(swapsContract)
  const approval = usePluginState(swapsContract, ({ activities }) => approvalPhase(activities, order))
  const isApproving = approval === 'approving'
  const { value: polled, retry } = usePolledValue(
    useMemo(
      () => (isApproving ? undefined : (signal: AbortSignal) => actions.plan(order, signal)),
      [actions, order, isApproving],
    ),
    { intervalMs: PRICE_INTERVAL_MS },
  )
  const acceptance = useAcceptance(order, polled, isApproving)
  const [isChecking, setChecking] = useState(false)
  const viewSignal = useViewSignal()

  /** The error of a plan's final check. */
  const [unchecked, setUnchecked] = useState<{ readonly plan: SwapPlan; readonly error: unknown }>()

  /**
   * Simulates the shown swap again. If the result differs, a new plan is built and shown, and the wallet is
   * not asked.
   */
  const confirm = async ({ plan }: Shown): Promise<void> => {
    const signal = viewSignal()
    setChecking(true)
    setUnchecked(undefined)
    const failure = await actions.recheck(plan, signal).then(
      () => undefined,
      (error: unknown) => ({ plan, error }),
    )
    if (signal.aborted) return
    setChecking(false)
    if (!failure) router.push('SwapRequest', plan.request)
    else if (isLatchkeyError(failure.error) && failure.error.code.startsWith('SWAP_')) {
      acceptance.doubt()
      retry()
    } else setUnchecked(failure)
  }

  /** The plan from which the user had the allowance read again. */
  const [checked, setChecked] = useState<SwapPlan>()

  const shown = acceptance.shown
  const concerns = useConcerns(shown?.plan.request.concerns ?? [])
  const isUnconfirmed = approval === 'unconfirmed' && shown !== undefined && isApproval(shown.plan.request)
  // control: second-approval-unchecked
  const isHeld = isUnconfirmed && (checked === undefined || checked === shown?.plan)
  const next = (current: Shown): void => {
    if (current.change) acceptance.accept()
    else if (isHeld) {
      setChecked(current.plan)
      retry()
    } else if (!concerns.isOpen) void confirm(current)
  }
  const failed = polled.phase === 'failed' ? polled : unchecked?.plan === shown?.plan ? unchecked : undefined
  return (
    <ViewLayout
      part="swaps-preview"
      label={t('swaps.review')}
      footer={
        <div className={css.section}>
          {failed && (
            <FailureCaution part="swaps-caution" error={failed.error} title={t('swaps.preview-failed')} />
          )}
          {isUnconfirmed && <Caution part="swaps-caution" text={t('swaps.unconfirmed')} />}
          {shown?.change && <Caution part="swaps-caution" text={t(changes[shown.change])} />}
          <div className={css.pair}>
            <Button size="large" fullWidth onClick={() => router.back()}>
              {transactionText('transaction.cancel')}
            </Button>
            {polled.phase === 'failed' ? (
              <Button size="large" variant="primary" fullWidth onClick={retry}>
                {listText('list.retry')}
              </Button>
            ) : (
              <Button
                part="swaps-confirm"
                size="large"
                variant="primary"
                fullWidth
                loading={isChecking || isApproving || !shown}
                disabled={concerns.isOpen && !shown?.change && !isHeld}
                onClick={() => shown && next(shown)}
              >
                {t(buttonTextKey(shown, isApproving, isHeld))}
              </Button>
            )}
          </div>
        </div>
      }
    >
      {shown ? (
        <PreviewFacts plan={shown.plan}>
          <AcceptConcerns {...concerns} />
        </PreviewFacts>
      ) : (
        polled.phase !== 'failed' && <PendingFacts order={order} />
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
 */
function useAcceptance(
  order: QuotedSwapOrder,
  polled: PolledValue<SwapPlan>,
  isApproving: boolean,
): Acceptance {
  const plan = polled.phase === 'known' ? polled.data : undefined
  const [agreed, setAgreed] = useState<Agreed>(() => agreedInForm(order))
  // The last acceptable plan, kept while an approval is pending.
  const [accepted, setAccepted] = useState<SwapPlan>()
  const [isDoubted, setDoubted] = useState(false)
  const take = (next: SwapPlan): void => {
    setAgreed(agreedBy(next.request))
    setAccepted(next)
  }
  const change = plan && plan !== accepted ? changeOf(plan.request, agreed) : undefined
  if (plan && plan !== accepted && !isDoubted && !change) take(plan)
  const current = plan ?? (isApproving ? accepted : undefined)
  return {
    shown: current && {
      plan: current,
      change: current === accepted ? undefined : (change ?? (isDoubted ? 'price' : undefined)),
    },
    accept() {
      setDoubted(false)
      if (plan) take(plan)
    },
    doubt: () => setDoubted(true),
  }
}
