import { useLocale, useTexts } from '@latchkey/kernel/react'
import { useSheets } from '@latchkey/ui-primitives'
import { Acceptance } from '@latchkey/ui-primitives/forms'
import { WholeAddress } from '@latchkey/ui-primitives/screens'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { PERCENT } from '../arithmetic'
import type { SwapConcern } from '../contract'
import { isCovered } from '../plan/plan-change'
import type { Review } from '../swap-flow'
import { texts } from '../texts'
import { shownPercent } from './format'
import * as css from './swaps.css'

export interface Concerns {
  readonly concerns: readonly SwapConcern[]
  readonly accepted: readonly SwapConcern[]
  readonly toggle: (concern: SwapConcern) => void
  /** Whether any is left that the user has not accepted. */
  readonly isOpen: boolean
}

/**
 * What the user has accepted of a plan's concerns. A concern that is another one, or a greater one, has to be accepted anew.
 * @param review keeps it for the time after the view was left
 */
export function useConcerns(concerns: readonly SwapConcern[], review: Review): Concerns {
  const [accepted, setAccepted] = useState(review.accepted)
  useEffect(() => {
    review.accepted = accepted
  }, [review, accepted])
  return {
    concerns,
    accepted,
    toggle: (concern) => {
      const others = accepted.filter(({ kind }) => kind !== concern.kind)
      setAccepted(isCovered(concern, accepted) ? others : [...others, concern])
    },
    isOpen: !concerns.every((concern) => isCovered(concern, accepted)),
  }
}

/** The extra steps, one for each concern. Part: `swaps-accept`. */
export function AcceptConcerns({ concerns, accepted, toggle }: Concerns): ReactElement | null {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const locale = useLocale()
  if (concerns.length === 0) return null
  const textOf = (concern: SwapConcern): ReactNode => {
    if (concern.kind === 'impact')
      return t('swaps.accept-impact', { percent: shownPercent(BigInt(concern.percent) * PERCENT, locale) })
    if (concern.kind === 'not-simulated') return t('swaps.accept-untried')
    const { kind, address } = concern
    return (
      <>
        {t(kind === 'contract' ? 'swaps.accept-unknown' : 'swaps.accept-call')}{' '}
        <span className={css.contract}>
          <WholeAddress address={address} />
        </span>
      </>
    )
  }
  return (
    <fieldset className={css.concerns} aria-label={t('swaps.accept-title')}>
      {concerns.map((concern) => (
        <Acceptance
          key={concern.kind}
          part="swaps-accept"
          accepted={isCovered(concern, accepted)}
          onChange={() => toggle(concern)}
        >
          {textOf(concern)}
        </Acceptance>
      ))}
    </fieldset>
  )
}
