'use client'

import { type ClipboardEvent, forwardRef, type KeyboardEvent, type SyntheticEvent } from 'react'
import { classNames } from '../class-names'
import { FieldFrame, type FieldProps } from '../field/field'
import { latinDigits } from '../format/latin-digits'
import { useSheets } from '../sheets'
import * as css from './otp-field.css'

export interface OtpFieldProps extends FieldProps {
  /** Number of digits, 6 by default. */
  readonly length?: number
  /** The digits so far, as Latin digits. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** Called with the whole code when its last digit is entered. */
  readonly onComplete?: ((value: string) => void) | undefined
}

/**
 * A one-time code: one control over a row of cells, so that typing, pasting, filling in and screen readers work as in any
 * field. A paste of a whole code replaces what is there; spaces and dashes in it are ignored. Digits stay left to right.
 * Parts: `otp-field`, `otp-field-label`, `otp-field-input`, `otp-field-cell`, `otp-field-hint`, `otp-field-error`.
 */
export const OtpField = /* @__PURE__ */ forwardRef<HTMLInputElement, OtpFieldProps>(
  function OtpField(props, ref) {
    const { length = 6, value, onChange, onComplete } = props
    useSheets(css.sheets)
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
      <FieldFrame {...props} part="otp-field" box={css.box}>
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

/** Keys that would move the caret away from the marked cell. */
const CARET_KEYS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowUp', 'Home', 'PageUp'])

function digitsOf(text: string): string {
  return latinDigits(text).replace(/\D/g, '')
}

function ignoreCaretKeys(event: KeyboardEvent): void {
  if (CARET_KEYS.has(event.key) && !event.shiftKey) event.preventDefault()
}

/** The marked cell is the one that the next key changes. The whole code may be selected, to be typed anew. */
function keepCaretAtEnd({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  const { selectionStart, selectionEnd, value } = currentTarget
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  if (!isWhole && selectionStart !== value.length) currentTarget.setSelectionRange(value.length, value.length)
}
