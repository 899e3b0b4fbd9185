import { CloseIcon, IconButton } from '@latchkey/ui-primitives'
import { forwardRef, type ReactNode } from 'react'
import { FieldFrame, type FieldProps } from './field'
import * as css from './field.css'

export interface TextFieldProps extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Label of the clear button. Without it there is no clear button. */
  readonly clearLabel?: string | undefined
  readonly placeholder?: string | undefined
  readonly type?: 'text' | 'email' | 'tel' | 'url'
  /** The `autocomplete` attribute, such as `email` or `name`. Default: `off`. */
  readonly autoComplete?: string
  /** The `inputmode` attribute, which selects the keyboard of a phone. */
  readonly inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal'
  /** Shown at the end of the box. */
  readonly trailing?: ReactNode
}

/**
 * A field for one line of text, with a label above and a hint or an error below.
 * Parts: `text-field`, `text-field-label`, `text-field-input`, `text-field-clear`, `text-field-hint`, `text-field-error`.
 */
export const TextField = /* @__PURE__ */ forwardRef<HTMLInputElement, TextFieldProps>(
  function TextField(props, ref) {
    const { value, onChange, clearLabel, type = 'text', autoComplete = 'off' } = props
    const clears = clearLabel !== undefined && value !== '' && !props.disabled && !props.readOnly
    return (
      <FieldFrame {...props} part="text-field">
        {(control, focus) => (
          <>
            <input
              {...control}
              ref={ref}
              part="text-field-input"
              className={css.input}
              type={type}
              value={value}
              placeholder={props.placeholder}
              autoComplete={autoComplete}
              autoCapitalize="off"
              spellCheck={false}
              inputMode={props.inputMode}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
            {clears && (
              <IconButton
                part="text-field-clear"
                size="small"
                icon={<CloseIcon size={16} />}
                label={clearLabel}
                onClick={() => {
                  focus()
                  onChange('')
                }}
              />
            )}
            {props.trailing}
          </>
        )}
      </FieldFrame>
    )
  },
)
