'use client'

import { type KeyboardEvent, type MouseEvent, type ReactElement, useRef } from 'react'
import { CloseIcon } from '../icon/close'
import { SearchIcon } from '../icon/search'
import { IconButton } from '../icon-button/icon-button'
import { useSheets } from '../sheets'
import * as css from './search-field.css'

export interface SearchFieldProps {
  /** Says what is searched: the placeholder and the accessible name. */
  readonly label: string
  /** Name of the button that empties the field. */
  readonly clearLabel: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/**
 * Filters a list as one types, and stays in sight above it while that scrolls. A button or Escape empties it; the focus
 * stays in it. Parts: `search-field`, `search-field-input`, `search-field-clear`.
 */
export function SearchField({ label, clearLabel, value, onChange }: SearchFieldProps): ReactElement {
  useSheets(css.sheets)
  const input = useRef<HTMLInputElement>(null)
  const clear = (): void => {
    input.current?.focus()
    onChange('')
  }
  const clearOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || value === '') return
    // Firefox does not empty the field by itself, and around the field the key closes things.
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
        // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing by itself; it keeps the press from the focus
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

/** On a phone the keyboard would go down and come up again. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
