'use client'

import type { ReactElement, ReactNode } from 'react'
import { CheckIcon } from '../icon/check'
import { CloseIcon } from '../icon/close'
import { KeyholeIcon } from '../icon/keyhole'
import { useSheets } from '../sheets'
import * as css from './tumbler.css'

/** stopped: nothing is wrong and nobody is asked any more, as after a no. */
export type TumblerState = 'turning' | 'settled' | 'stopped' | 'failed'

export interface TumblerProps {
  readonly state: TumblerState
  /** The wallet's picture: an `Image` of size 72. */
  readonly children?: ReactNode
}

/**
 * The ring around the wallet's picture while it is asked: it turns like a lock's dial, closes when the
 * wallet agrees, the keyhole turns and gives way to a check, fades when the visitor said no, and stops broken when something
 * failed. Under reduced motion nothing moves; badge and ring still tell the four apart. The view says the same in words.
 * Parts: `tumbler`, `tumbler-badge`.
 */
export function Tumbler({ state, children }: TumblerProps): ReactElement {
  useSheets(css.sheets)
  return (
    <div part="tumbler" className={css.tumbler} data-state={state}>
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
      <span part="tumbler-badge" className={css.badgeIn[state]}>
        {state === 'failed' ? (
          <CloseIcon />
        ) : (
          <>
            <span className={state === 'settled' ? css.turned : css.keyhole}>
              <KeyholeIcon />
            </span>
            {state === 'settled' && (
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
