import { type MouseEvent, type ReactElement, type ReactNode, useId, useRef } from 'react'
import { classNames } from '../class-names'
import { AlertIcon } from '../icon/alert'
import { WarningIcon } from '../icon/warning'
import { useSheets } from '../sheets'
import * as css from './field.css'

/** What every field has. */
export interface FieldProps {
  /** Stands above the field and is its name. */
  readonly label: string
  /** Stands below it while there is no error. */
  readonly hint?: ReactNode
  /** Why the value is not accepted. Marks the field as invalid and is read out. */
  readonly error?: string | undefined
  readonly disabled?: boolean
  /** Keeps value and focus but takes no changes: while the form is being submitted. */
  readonly readOnly?: boolean
  readonly name?: string | undefined
  readonly onBlur?: (() => void) | undefined
  /** For layout only. */
  readonly className?: string | undefined
}

/** For the control in a field. */
export interface ControlProps {
  readonly id: string
  readonly name: string | undefined
  readonly disabled: boolean | undefined
  readonly readOnly: boolean | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
  readonly onBlur: (() => void) | undefined
}

interface FieldFrameProps extends FieldProps {
  /** The field's part, and the beginning of its parts' names. */
  readonly part: string
  /** At the end of the label's line. */
  readonly aside?: ReactNode
  /** What needs care but is accepted. Stands before the hint. */
  readonly warning?: string | undefined
  /** Class of the box around the control, where it is not the usual one. */
  readonly box?: string
  /** What is in the box. `focus` moves the focus to the control. */
  readonly children: (control: ControlProps, focus: () => void) => ReactNode
}

/** Label, control and what is said of it. The message is read out when it changes, and with the control. */
export function FieldFrame(props: FieldFrameProps): ReactElement {
  const { part, label, hint, error, warning, aside, box = css.box, children } = props
  useSheets(css.sheets)
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const focus = (): void => frame.current?.querySelector('input')?.focus()
  const focusOnPress = (event: MouseEvent): void => {
    if (event.target instanceof HTMLInputElement) return
    // The focus stays where it is, or comes to the control: on a phone the keyboard would go down and up.
    event.preventDefault()
    if (event.target === event.currentTarget) focus()
  }
  const described = error ?? warning ?? hint
  return (
    <div ref={frame} part={part} className={classNames(css.field, props.className)}>
      <div className={css.head}>
        <label part={`${part}-label`} className={css.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hands the focus to its control */}
      <div className={box} onMouseDown={focusOnPress}>
        {children(
          {
            id,
            name: props.name,
            disabled: props.disabled,
            readOnly: props.readOnly,
            'aria-invalid': error === undefined ? undefined : true,
            'aria-describedby': described === undefined ? undefined : `${id}-message`,
            onBlur: props.onBlur,
          },
          focus,
        )}
      </div>
      <div id={`${id}-message`} className={css.messages} aria-live="polite">
        {error !== undefined && (
          <Message part={`${part}-error`} tone={css.error} sign={<AlertIcon size={16} />}>
            {error}
          </Message>
        )}
        {error === undefined && warning !== undefined && (
          <Message part={`${part}-warning`} tone={css.warning} sign={<WarningIcon size={16} />}>
            {warning}
          </Message>
        )}
        {error === undefined && hint !== undefined && <Message part={`${part}-hint`}>{hint}</Message>}
      </div>
    </div>
  )
}

interface MessageProps {
  readonly part: string
  readonly tone?: string
  readonly sign?: ReactNode
  readonly children: ReactNode
}

function Message({ part, tone, sign, children }: MessageProps): ReactElement {
  return (
    <span part={part} className={classNames(css.message, tone)}>
      {sign !== undefined && <span className={css.sign}>{sign}</span>}
      <span>{children}</span>
    </span>
  )
}
