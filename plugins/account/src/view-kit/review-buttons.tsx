import { isLatchkeyError } from '@latchkey/kernel'
import { Button, useSheets } from '@latchkey/ui-primitives'
import { useListTexts, useTransactionTexts } from '@latchkey/view-kit'
import type { ReactElement, ReactNode } from 'react'
import { BRINGING, GetTokens, useWays } from './ways-on'
import * as css from './ways-on.css'

export interface ReviewButtonsProps {
  /** Part of the button that confirms. */
  readonly part: string
  /** Text of the button that confirms. */
  readonly label: string
  /** Whether what has to be known first is still being looked up. */
  readonly loading: boolean
  readonly disabled?: boolean
  readonly onConfirm: () => void
  /** Leaves the review. */
  readonly onCancel: () => void
  /** That the fee, or what else has to be known first, could not be looked up, and why. */
  readonly failed?: { readonly error: unknown } | undefined
  /** Looks it up again. */
  readonly onRetry: () => void
  /** Other ways on from an account that cannot pay. */
  readonly children?: ReactNode
}

/** The buttons of a review. While nothing can be confirmed, "Try again"; for an account that cannot pay, `GetTokens` are the first. */
export function ReviewButtons(props: ReviewButtonsProps): ReactElement {
  const { part, label, loading, disabled = false, onConfirm, onCancel, failed, onRetry, children } = props
  useSheets(css.sheets)
  const listText = useListTexts()
  const transactionText = useTransactionTexts()
  const isShort = isLatchkeyError(failed?.error) && failed.error.code === 'INSUFFICIENT_FUNDS'
  const leadsOn = useWays(BRINGING).length > 0 && isShort
  return (
    <>
      {leadsOn && <GetTokens />}
      {isShort && children}
      <div className={css.pair}>
        <Button size="large" fullWidth onClick={onCancel}>
          {transactionText('transaction.cancel')}
        </Button>
        {failed ? (
          <Button size="large" variant={leadsOn ? 'secondary' : 'primary'} fullWidth onClick={onRetry}>
            {listText('list.retry')}
          </Button>
        ) : (
          <Button
            part={part}
            size="large"
            variant="primary"
            fullWidth
            loading={loading}
            disabled={disabled}
            onClick={onConfirm}
          >
            {label}
          </Button>
        )}
      </div>
    </>
  )
}
