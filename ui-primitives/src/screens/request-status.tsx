import { Button, CloseIcon, KeyholeIcon, LiveRegion, Text, usePrimitiveSheets } from '@latchkey/ui-primitives'
import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { CheckIcon } from './more-icons'
import * as css from './request-status.css'

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

export interface RequestStatusAction {
  /** React key of the button. It must not depend on the language, so that the button keeps its focus. */
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  /** Added to the parts of its button. */
  readonly part?: string
  /** Whether it is the main action. */
  readonly primary?: boolean
  /** Shows a spinner. The button keeps its focus. */
  readonly loading?: boolean
  readonly onClick: () => void
}

export interface RequestStatusProps {
  readonly state: StatusRingState
  /** Picture of the recipient or the subject of the request: an `Image` of size 72. */
  readonly picture: ReactNode
  /** Says what is happening. */
  readonly title: string
  /** Says what the user can do next; empty where the title says it. */
  readonly hint: string
  /** What the user compares with the other device, such as a `FactList` or a `Caution`. Shown between the text and the buttons. */
  readonly details?: ReactNode
  /** Buttons below the text. */
  readonly actions?: readonly RequestStatusAction[]
  /**
   * Text that screen readers announce when it changes. Without it the title and hint are an alert, for a state that is
   * shown from the start.
   */
  readonly announcement?: string
  /** Value of the attribute `data-phase`, for hosts and tests. */
  readonly phase?: string
  /** Part of the element. The text has the part `<part>-text`. Default: `request-status`. */
  readonly part?: string
}

/**
 * The status of a request that the user approves outside of this page.
 * Parts: `request-status`, `request-status-text`, and those of `StatusRing`.
 */
export function RequestStatus(props: RequestStatusProps): ReactElement {
  const { state, picture, title, hint, details, actions = [], announcement, part = 'request-status' } = props
  usePrimitiveSheets(css.sheets)
  const root = useRef<HTMLDivElement>(null)
  useKeptFocus(root)
  return (
    <div ref={root} part={part} className={css.requestStatus} data-phase={props.phase} tabIndex={-1}>
      <StatusRing state={state}>{picture}</StatusRing>
      <div part={`${part}-text`} className={css.text} role={announcement === undefined ? 'alert' : undefined}>
        <Text as="p" variant="title" align="center">
          <bdi>{title}</bdi>
        </Text>
        {hint !== '' && (
          <Text as="p" tone="secondary" align="center">
            {hint}
          </Text>
        )}
      </div>
      {details !== undefined && <div className={css.details}>{details}</div>}
      {actions.length > 0 && (
        <div className={css.actions}>
          {actions.map(({ id, label, icon, part: own, primary, loading = false, onClick }) => (
            <Button
              key={id}
              part={own}
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

/** Focuses the element when its focused control is removed. Otherwise Tab would start at the top of the page. */
function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const lastFocused = useRef<EventTarget>(null)
  useEffect(() => {
    const { current } = root
    const remember = ({ target }: FocusEvent): void => {
      lastFocused.current = target
    }
    current?.addEventListener('focusin', remember)
    return () => current?.removeEventListener('focusin', remember)
  }, [root])
  useEffect(() => {
    const { current: last } = lastFocused
    if (!(last instanceof Element) || last.isConnected) return
    lastFocused.current = null
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true })
  })
}
