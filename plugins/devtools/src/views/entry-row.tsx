import { memo, type ReactElement } from 'react'
import { type Entry, groupOf, titleOf } from '../recording/entry'
import { Code } from './data'
import * as css from './panel.css'

export interface EntryRowProps {
  readonly entry: Entry
  readonly isChosen: boolean
  readonly onChoose: (id: number) => void
}

const words = {
  events: 'event',
  changes: 'change',
  views: 'view',
  requests: 'request',
  notices: 'notice',
  errors: 'error',
} as const

/** One line of the timeline: when, what, how long. Part: `entry`. */
export const EntryRow = /* @__PURE__ */ memo(function EntryRow({
  entry,
  isChosen,
  onChoose,
}: EntryRowProps): ReactElement {
  const group = groupOf(entry)
  return (
    <li>
      <button
        type="button"
        part="entry"
        className={css.row}
        aria-current={isChosen || undefined}
        onClick={() => onChoose(entry.id)}
      >
        <span className={css.at}>{secondsOf(entry.atMs)}</span>
        <span className={`${css.kind} ${css.tone[group]}`}>{words[group]}</span>
        <span className={css.title}>
          <Code>{titleOf(entry)}</Code>
        </span>
        <span className={css.time}>{stateOf(entry)}</span>
      </button>
    </li>
  )
})

/** Seconds since the page was loaded. */
export function secondsOf(ms: number): string {
  return `${(ms / 1000).toFixed(3)} s`
}

function stateOf(entry: Entry): string {
  if (!('outcome' in entry)) return ''
  return entry.outcome.status === 'open' ? 'open' : `${Math.round(entry.outcome.ms)} ms`
}
