'use client'

import { CloseIcon, KeyholeIcon, usePrimitiveSheets } from '@latchkey/ui-primitives'
import type { ReactElement, ReactNode } from 'react'
import { CheckIcon } from './more-icons'
import * as css from './status-ring.css'

/** `stopped`: the request has ended without a failure, for example because the user declined. */
export type StatusRingState = 'pending' | 'done' | 'stopped' | 'failed'

export interface StatusRingProps {
  readonly state: StatusRingState
  /** The wallet's picture: an `Image` of size 72. */
  readonly children?: ReactNode
}

/**
 * A ring around the wallet's picture that shows the state of a request. `pending`: segments of the ring rotate. `done`: the
 * ring is closed, and the keyhole in the badge changes to a check mark. `stopped`: the ring is grey. `failed`: the ring has
 * a gap and is red. With reduced motion nothing moves, but ring and badge still differ. It is not accessible, so the view
 * has to say the same as text. Parts: `status-ring`, `status-ring-badge`.
 */
export function StatusRing({ state, children }: StatusRingProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  return (
    <div part="status-ring" className={css.frame} data-state={state}>
      <svg
        className={css.ring}
        width={112}
        height={112}
        viewBox="0 0 112 112"
        fill="none"
        strokeWidth={3}
        strokeLinecap="round"
        aria-hidden="true"
      >
        <circle className={css.track} cx="56" cy="56" r="53" />
        <circle className={css.arcIn[state]} cx="56" cy="56" r="53" pathLength="100" />
      </svg>
      {children}
      <span part="status-ring-badge" className={css.badgeIn[state]}>
        {state === 'failed' ? (
          <CloseIcon />
        ) : (
          <>
            <span className={state === 'done' ? css.unlocking : css.keyhole}>
              <KeyholeIcon />
            </span>
            {state === 'done' && (
              <span className={css.check}>
                <CheckIcon />
              </span>
            )}
          </>
        )}
      </span>
    </div>
  )
}
