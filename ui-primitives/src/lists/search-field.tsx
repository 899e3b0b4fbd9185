import { CloseIcon, IconButton, SearchIcon, usePrimitiveSheets } from '@latchkey/ui-primitives'
import { type KeyboardEvent, type MouseEvent, type ReactElement, useRef } from 'react'
import * as css from './search-field.css'

export interface SearchFieldProps {
  /** Placeholder and accessible name. */
  readonly label: string
  /** Accessible name of the button that clears the field. */
  readonly clearLabel: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/**
 * A field to filter a list, which stays visible while the list scrolls. A button or Escape clears it, and it keeps the
 * focus. Parts: `search-field`, `search-field-input`, `search-field-clear`.
 */
export function SearchField({ label, clearLabel, value, onChange }: SearchFieldProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  const input = useRef<HTMLInputElement>(null)
  const clear = (): void => {
    input.current?.focus()
    onChange('')
  }
  const clearOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || value === '') return
    // Firefox does not clear the field by itself, and the key must not close the dialog.
    event.preventDefault()
    event.stopPropagation()
    onChange('')
  }
  return (
    <div part="search-field" className={css.field}>
      <span className={css.icon}>
        <SearchIcon />
      </span>
      <input
        ref={input}
        part="search-field-input"
        className={css.input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={clearOnEscape}
      />
      {value !== '' && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only prevents that the field loses the focus
        <span className={css.clear} onMouseDown={keepFocus}>
          <IconButton
            part="search-field-clear"
            size="small"
            icon={<CloseIcon size={16} />}
            label={clearLabel}
            onClick={clear}
          />
        </span>
      )}
    </div>
  )
}

/** Prevents that the field loses the focus, because the keyboard of a phone would close and open again. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
