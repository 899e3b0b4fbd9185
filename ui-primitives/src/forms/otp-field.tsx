import { classNames, usePrimitiveSheets } from '@latchkey/ui-primitives'
import { latinDigits } from '@latchkey/ui-primitives/format'
import { type ClipboardEvent, forwardRef, type KeyboardEvent, type SyntheticEvent } from 'react'
import { FieldFrame, type FieldProps } from './field'
import * as css from './otp-field.css'

export interface OtpFieldProps extends FieldProps {
  /** Number of digits. Default: 6. */
  readonly length?: number
  /** The digits so far, as Latin digits (0–9). */
  readonly value: string
  readonly onChange: (value: string) => void
  /** Called with the whole code when its last digit is entered. */
  readonly onComplete?: ((value: string) => void) | undefined
}

/**
 * A field for a one-time code, below a sentence that asks for it: its label is for screen readers. It is one `input` element
 * above a row of cells, so typing, pasting, autofill and screen readers work as with any field. Pasting a whole code replaces
 * the value, and other characters in it are ignored. Digits are always shown from left to right.
 * Parts: `otp-field`, `otp-field-label`, `otp-field-input`, `otp-field-cell`, `otp-field-hint`, `otp-field-error`.
 */
export const OtpField = /* @__PURE__ */ forwardRef<HTMLInputElement, OtpFieldProps>(
  function OtpField(props, ref) {
    const { length = 6, value, onChange, onComplete } = props
    usePrimitiveSheets(css.sheets)
    const change = (text: string): void => {
      const next = digitsOf(text).slice(0, length)
      if (next === value) return
      onChange(next)
      if (next.length === length) onComplete?.(next)
    }
    const replaceByWholeCode = (event: ClipboardEvent): void => {
      const digits = digitsOf(event.clipboardData.getData('text'))
      if (digits.length !== length || props.readOnly) return
      event.preventDefault()
      change(digits)
    }
    return (
      <FieldFrame {...props} part="otp-field" box={css.box} isLabelHidden>
        {(control) => (
          <>
            <input
              {...control}
              ref={ref}
              part="otp-field-input"
              className={css.input}
              type="text"
              dir="ltr"
              value={value}
              autoComplete="one-time-code"
              inputMode="numeric"
              pattern="[0-9]*"
              onChange={(event) => change(event.currentTarget.value)}
              onPaste={replaceByWholeCode}
              onKeyDown={ignoreCaretKeys}
              onSelect={keepCaretAtEnd}
            />
            <span className={css.cells} aria-hidden="true">
              {Array.from({ length }, (_, index) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position
                  key={index}
                  part="otp-field-cell"
                  className={classNames(css.cell, index === Math.min(value.length, length - 1) && css.active)}
                >
                  {value[index]}
                </span>
              ))}
            </span>
          </>
        )}
      </FieldFrame>
    )
  },
)

/** Keys that would move the caret away from the end. */
const CARET_KEYS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowUp', 'Home', 'PageUp'])

function digitsOf(text: string): string {
  return latinDigits(text).replace(/\D/g, '')
}

function ignoreCaretKeys(event: KeyboardEvent): void {
  if (CARET_KEYS.has(event.key) && !event.shiftKey) event.preventDefault()
}

/** Keeps the caret at the end, because the marked cell is the one after the last digit. Selecting everything is allowed. */
function keepCaretAtEnd({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  const { selectionStart, selectionEnd, value } = currentTarget
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  if (!isWhole && selectionStart !== value.length) currentTarget.setSelectionRange(value.length, value.length)
}
