import { classNames, usePrimitiveSheets, WarningIcon } from '@latchkey/ui-primitives'
import { AlertIcon } from '@latchkey/ui-primitives/screens'
import { type MouseEvent, type ReactElement, type ReactNode, useId, useRef } from 'react'
import * as css from './field.css'

/** Props of every field. */
export interface FieldProps {
  /** Text above the field and its accessible name. */
  readonly label: string
  /** Text below the field while there is no error. */
  readonly hint?: ReactNode
  /** Says why the value is not accepted. It marks the field as invalid and is announced to screen readers. */
  readonly error?: string | undefined
  readonly disabled?: boolean
  /** The field keeps value and focus but cannot be changed, for example while the form is submitted. */
  readonly readOnly?: boolean
  readonly name?: string | undefined
  readonly onBlur?: (() => void) | undefined
  /** For layout only. */
  readonly className?: string | undefined
}

/** Props of the control in a field. */
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
  /** Part of the field, and prefix of the names of its other parts. */
  readonly part: string
  /** The label is for screen readers only, where the view says the same above the field. */
  readonly isLabelHidden?: boolean
  /** Shown at the end of the label's line. `focus` focuses the control. */
  readonly aside?: ReactNode | ((focus: () => void) => ReactNode)
  /** A warning about a value that is accepted. It is shown before the hint, while there is no error. */
  readonly warning?: string | undefined
  /** Class of the box around the control, instead of the default class. */
  readonly box?: string
  /** One surface holds label, control and message. Default: only the box of the control has one. */
  readonly panel?: boolean | undefined
  /** Renders the content of the box. `focus` focuses the control. */
  readonly children: (control: ControlProps, focus: () => void) => ReactNode
}

/** Label, control and message of a field. The message describes the control, and changes are announced to screen readers. */
export function FieldFrame(props: FieldFrameProps): ReactElement {
  const { part, label, hint, error, warning, aside, panel = false, children } = props
  const { box = panel ? css.panelBox : css.box } = props
  usePrimitiveSheets(css.sheets)
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const focus = (): void => frame.current?.querySelector('input')?.focus()
  const focusOnPress = (event: MouseEvent): void => {
    if (event.target instanceof HTMLInputElement) return
    // Prevents that the control loses the focus, because the keyboard of a phone would close and open again.
    event.preventDefault()
    if (event.target === event.currentTarget) focus()
  }
  const described = error ?? warning ?? hint
  return (
    <div ref={frame} part={part} className={classNames(panel ? css.panel : css.field, props.className)}>
      <div
        part={props.isLabelHidden ? 'visually-hidden' : undefined}
        className={props.isLabelHidden ? css.hidden : css.head}
      >
        <label part={`${part}-label`} className={css.label} htmlFor={id}>
          {label}
        </label>
        {typeof aside === 'function' ? aside(focus) : aside}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only focuses its control */}
      <div className={box} data-invalid={error === undefined ? undefined : true} onMouseDown={focusOnPress}>
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
