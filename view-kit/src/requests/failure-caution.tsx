import { useTranslate } from '@latchkey/kernel/react'
import { Caution } from '@latchkey/ui-primitives/screens'
import type { ReactElement } from 'react'
import { useTransactionTexts } from '../transactions/transaction-texts'
import { announcementOf, describeError } from './request-texts'

export interface FailureCautionProps {
  readonly error: unknown
  /** `part` attribute of the warning. */
  readonly part: string
  /** For an error without texts of its own. Default: the fee could not be estimated. */
  readonly title?: string
  /** What the user can do, if the error has no recovery. Default: check the connection and try again. */
  readonly hint?: string
}

/** A warning with the reason why something could not be read or done. */
export function FailureCaution({ error, part, title, hint }: FailureCautionProps): ReactElement {
  const translate = useTranslate()
  const t = useTransactionTexts()
  const fallback = {
    title: title ?? t('transaction.estimate-failed'),
    hint: hint ?? t('transaction.estimate-failed-hint'),
  }
  return <Caution part={part} text={announcementOf(describeError(error, fallback, translate))} />
}
