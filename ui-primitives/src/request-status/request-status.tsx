'use client'

import type { ReactElement, ReactNode } from 'react'
import { Button } from '../button/button'
import { LiveRegion } from '../live-region/live-region'
import { useSheets } from '../sheets'
import { Text } from '../text/text'
import { Tumbler, type TumblerState } from '../tumbler/tumbler'
import * as css from './request-status.css'

export interface RequestStatusAction {
  /** Stays the same when the label changes with the language: the button keeps its focus. */
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  /** The one thing to do now, instead of one that may help. */
  readonly primary?: boolean
  /** In progress: the button keeps its position and its focus. */
  readonly loading?: boolean
  readonly onClick: () => void
}

export interface RequestStatusProps {
  readonly state: TumblerState
  /** Who gets the request, or what it is for: an `Image` of size 72. */
  readonly picture: ReactNode
  /** What is going on. */
  readonly title: string
  /** What to do next. */
  readonly hint: string
  /** Buttons below the text, told apart by their ids. */
  readonly actions?: readonly RequestStatusAction[]
  /**
   * What a screen reader announces when it changes. Without it the text is an alert: for what is so from the start.
   */
  readonly announcement?: string
  /** For hosts and tests, as `data-phase`. */
  readonly phase?: string
  /** `request-status` unless named; the text is `<part>-words`. */
  readonly part?: string
}

/** A request that the user approves outside this page. Parts: `request-status`, `request-status-words`, and those of `Tumbler`. */
export function RequestStatus(props: RequestStatusProps): ReactElement {
  const { state, picture, title, hint, actions = [], announcement, part = 'request-status' } = props
  useSheets(css.sheets)
  return (
    <div part={part} className={css.requestStatus} data-phase={props.phase}>
      <Tumbler state={state}>{picture}</Tumbler>
      <div
        part={`${part}-words`}
        className={css.text}
        role={announcement === undefined ? 'alert' : undefined}
      >
        <Text as="p" variant="title" align="center">
          <bdi>{title}</bdi>
        </Text>
        <Text as="p" tone="secondary" align="center">
          {hint}
        </Text>
      </div>
      {actions.length > 0 && (
        <div className={css.actions}>
          {actions.map(({ id, label, icon, primary, loading = false, onClick }) => (
            <Button
              key={id}
              variant={primary ? 'primary' : 'secondary'}
              size="large"
              fullWidth
              loading={loading}
              icon={icon}
              onClick={onClick}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      {announcement !== undefined && <LiveRegion message={announcement} />}
    </div>
  )
}
