import { classNames, usePrimitiveSheets } from '@latchkey/ui-primitives'
import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef } from 'react'
import * as css from './tabs.css'

export interface Tab<Id extends string = string> {
  readonly id: Id
  readonly label: ReactNode
  /** Whether the tab is shown but cannot be selected. */
  readonly disabled?: boolean | undefined
}

export interface TabsProps<Id extends string> {
  /** Names the list for assistive technology. */
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  readonly selected: Id
  readonly onSelect: (id: Id) => void
  /** Added to the panel's own class. For layout only. */
  readonly panelClassName?: string | undefined
  /** The content of the selected tab. */
  readonly children?: ReactNode
}

/** Returns the index of the tab that a key moves to, or `undefined` for a key that does not move. */
function nextIndex(key: string, index: number, count: number, rightToLeft: boolean): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const backward = rightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return (index + 1) % count
  if (key === backward) return (index - 1 + count) % count
  return undefined
}

/**
 * Implements the tabs pattern of WAI-ARIA. The list is one tab stop. Arrow keys, Home and End move the focus and select.
 * Parts: `tab-list`, `tab`, `tab-panel`.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>): ReactElement {
  const { label, tabs, selected, onSelect } = props
  usePrimitiveSheets(css.sheets)
  const base = useId()
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent<HTMLElement>): void {
    const enabled = tabs.filter(({ disabled }) => !disabled)
    const index = enabled.findIndex(({ id }) => id === selected)
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = nextIndex(event.key, index, enabled.length, rightToLeft)
    const tab = next === undefined ? undefined : enabled[next]
    if (tab === undefined) return
    event.preventDefault()
    onSelect(tab.id)
    const element = list.current?.children[tabs.indexOf(tab)]
    if (element instanceof HTMLElement) element.focus()
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} part="tab-list" className={css.list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}${tab.id}`}
            type="button"
            role="tab"
            part="tab"
            className={css.tab}
            aria-selected={tab.id === selected}
            aria-controls={`${base}panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => onSelect(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${base}panel`}
        role="tabpanel"
        part="tab-panel"
        className={classNames(css.panel, props.panelClassName)}
        aria-labelledby={`${base}${selected}`}
      >
        {props.children}
      </div>
    </>
  )
}
