'use client'

import type { ReactElement, ReactNode } from 'react'
import { Button } from '../button/button'
import { LiveRegion } from '../live-region/live-region'
import { useSheets } from '../sheets'
import { Text } from '../text/text'
import { Tumbler, type TumblerState } from '../tumbler/tumbler'
import * as css from './attempt.css'

export interface AttemptAction {
  readonly label: string
  readonly icon?: ReactNode
  /** The one thing to do now, instead of one that may help. */
  readonly primary?: boolean
  /** Under way; it keeps its place and its focus. */
  readonly loading?: boolean
  readonly onClick: () => void
}

export interface AttemptProps {
  readonly state: TumblerState
  /** Who is asked, or for what: an `Image` of size 72. */
  readonly picture: ReactNode
  /** What is going on. */
  readonly title: string
  /** What to do next. */
  readonly hint: string
  readonly action?: AttemptAction | undefined
  /**
   * What a screen reader hears when it changes. Without it the words are an alert: for what is so from the start.
   */
  readonly announcement?: string
  /** For hosts and tests, as `data-phase`. */
  readonly phase?: string
  /** `attempt` unless named; the words are `<part>-words`. */
  readonly part?: string
}

/** Somebody is asked and answers outside this page. Parts: `attempt`, `attempt-words`, and those of `Tumbler`. */
export function Attempt(props: AttemptProps): ReactElement {
  const { state, picture, title, hint, action, announcement, part = 'attempt' } = props
  useSheets(css.sheets)
  return (
    <div part={part} className={css.attempt} data-phase={props.phase}>
      <Tumbler state={state}>{picture}</Tumbler>
      <div
        part={`${part}-words`}
        className={css.words}
        role={announcement === undefined ? 'alert' : undefined}
      >
        <Text as="p" variant="title" align="center">
          <bdi>{title}</bdi>
        </Text>
        <Text as="p" tone="secondary" align="center">
          {hint}
        </Text>
      </div>
      {action && (
        <Button
          variant={action.primary ? 'primary' : 'secondary'}
          size="large"
          fullWidth
          loading={action.loading ?? false}
          icon={action.icon}
          onClick={action.onClick}
        >
          {action.label}
        </Button>
      )}
      {announcement !== undefined && <LiveRegion message={announcement} />}
    </div>
  )
}
