'use client'

import type { ReactElement } from 'react'
import { SearchIcon } from '../icon/search'
import { useSheets } from '../sheets'
import * as css from './search-field.css'

export interface SearchFieldProps {
  /** Says what is searched: the placeholder and the accessible name. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Filters a list as one types, and stays in sight above it while that scrolls. Parts: `search-field`, `search-field-input`. */
export function SearchField({ label, value, onChange }: SearchFieldProps): ReactElement {
  useSheets(css.sheets)
  return (
    <div part="search-field" className={css.field}>
      <span className={css.icon}>
        <SearchIcon />
      </span>
      <input
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
      />
    </div>
  )
}
