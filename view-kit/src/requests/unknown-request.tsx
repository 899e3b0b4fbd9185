import { useTranslate } from '@latchkey/kernel/react'
import { Caution, RequestStatus, type RequestStatusAction } from '@latchkey/ui-primitives/screens'
import type { ReactElement, ReactNode } from 'react'
import { requestTexts, useTransactionTexts } from '../texts'
import { announcementOf, describeError } from './request-texts'

export interface UnknownRequestProps {
  /** Prefix of the parts. */
  readonly part: string
  readonly picture: ReactNode
  /** Default: to look into the wallet first. */
  readonly title?: string
  /** What may have been done, and where to look. */
  readonly hint: string
  readonly details?: ReactNode
  /** Why the wallet was not asked again. */
  readonly refusal?: unknown
  /** Asking again, which is never the main action. Without it nothing is offered. */
  readonly askAgain?:
    | {
        /** Whether both requests could be carried out. The button and a warning say so. */
        readonly mayHappenTwice: boolean
        readonly isLoading?: boolean
        readonly onClick: () => void
      }
    | undefined
  /** Reading whether it was done, the main action. */
  readonly lookAgain?: { readonly isLoading: boolean; readonly onClick: () => void }
}

/**
 * Nobody says whether what was asked for has been done. Asking again stays in the background. Parts: `<part>-request`,
 * `<part>-caution`, `<part>-ask-again`, `<part>-look-again`.
 */
export function UnknownRequest(props: UnknownRequestProps): ReactElement {
  const { part, picture, hint, details, refusal, askAgain, lookAgain } = props
  const translate = useTranslate()
  const t = (key: keyof typeof requestTexts): string => translate(key, requestTexts[key])
  const { title = t('wallet-request.unknown') } = props
  const actions: RequestStatusAction[] = []
  if (lookAgain)
    actions.push({
      id: 'look-again',
      part: `${part}-look-again`,
      label: t('wallet-request.look-again'),
      primary: true,
      loading: lookAgain.isLoading,
      onClick: lookAgain.onClick,
    })
  if (askAgain)
    actions.push({
      id: 'ask-again',
      part: `${part}-ask-again`,
      label: t(askAgain.mayHappenTwice ? 'wallet-request.ask-anyway' : 'wallet-request.ask-again'),
      loading: askAgain.isLoading ?? false,
      onClick: askAgain.onClick,
    })
  return (
    <RequestStatus
      part={`${part}-request`}
      phase="unknown"
      state="stopped"
      picture={picture}
      title={title}
      hint={hint}
      details={
        <>
          {details}
          {refusal !== undefined && (
            <FailureCaution
              part={`${part}-caution`}
              error={refusal}
              title={t('wallet-request.not-asked-again')}
              hint={title}
            />
          )}
          {askAgain?.mayHappenTwice && (
            <Caution part={`${part}-caution`} text={t('wallet-request.unknown-twice')} />
          )}
        </>
      }
      announcement={announcementOf({ title, hint })}
      actions={actions}
    />
  )
}

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
