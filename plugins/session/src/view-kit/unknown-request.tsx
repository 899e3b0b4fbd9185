'use client'

import { useTranslate } from '@latchkey/kernel/react'
import { Caution } from '@latchkey/ui-primitives/caution'
import { RequestStatus } from '@latchkey/ui-primitives/request-status'
import type { ReactElement, ReactNode } from 'react'
import { FailureCaution } from './failure-caution'
import { announcementOf, requestTexts } from './request-texts'

export interface UnknownRequestProps {
  /** Prefix of the parts. */
  readonly part: string
  readonly picture: ReactNode
  /** What the wallet may have done, and where to look. */
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
}

/**
 * Nobody says whether the wallet has done what it was asked for. Asking again stays in the background. Parts:
 * `<part>-request`, `<part>-caution`, `<part>-ask-again`.
 */
export function UnknownRequest(props: UnknownRequestProps): ReactElement {
  const { part, picture, hint, details, refusal, askAgain } = props
  const translate = useTranslate()
  const t = (key: keyof typeof requestTexts): string => translate(key, requestTexts[key])
  const title = t('wallet-request.unknown')
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
      actions={
        askAgain
          ? [
              {
                id: 'ask-again',
                part: `${part}-ask-again`,
                label: t(askAgain.mayHappenTwice ? 'wallet-request.ask-anyway' : 'wallet-request.ask-again'),
                loading: askAgain.isLoading ?? false,
                onClick: askAgain.onClick,
              },
            ]
          : []
      }
    />
  )
}
