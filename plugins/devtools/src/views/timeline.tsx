import { Button, classNames } from '@latchkey/ui-primitives'
import { SearchField } from '@latchkey/ui-primitives/lists'
import { type ReactElement, useState } from 'react'
import { type Entry, type EntryGroup, groupOf, titleOf } from '../recording/entry'
import type { Recording } from '../report'
import { EntryDetail } from './entry-detail'
import { EntryRow } from './entry-row'
import * as css from './panel.css'
import { useEntries } from './use-panel'

type Filter = EntryGroup | 'all'
const filters: readonly (readonly [Filter, string])[] = [
  ['all', 'Everything'],
  ['events', 'Events'],
  ['changes', 'Changes of state'],
  ['views', 'Views'],
  ['requests', 'Requests'],
  ['notices', 'Notices'],
  ['errors', 'Errors'],
]

/** Everything that was recorded, newest first, beside the entry that was chosen. Part: `timeline`. */
export function Timeline({ recording: { recorder } }: { readonly recording: Recording }): ReactElement {
  const entries = useEntries(recorder)
  const [filter, setFilter] = useState<Filter>('all')
  const [wanted, setWanted] = useState('')
  const [chosenId, setChosenId] = useState<number>()
  const chosen = entries.find(({ id }) => id === chosenId)
  const shown = entries.filter((entry) => isShown(entry, filter, wanted)).reverse()
  const isPaused = recorder.isPaused()
  return (
    <div part="timeline" className={css.columns}>
      <div className={classNames(css.listColumn, chosen && css.behindDetail)}>
        <div className={css.tools}>
          <div className={css.search}>
            <SearchField
              label="Search the timeline"
              clearLabel="Clear the search"
              value={wanted}
              onChange={setWanted}
            />
          </div>
          <select
            aria-label="Show"
            className={css.select}
            value={filter}
            onChange={({ target }) => setFilter(filters.find(([id]) => id === target.value)?.[0] ?? 'all')}
          >
            {filters.map(([id, label]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
          <Button size="small" onClick={() => recorder.pause(!isPaused)}>
            {isPaused ? 'Record' : 'Pause'}
          </Button>
          <Button size="small" onClick={() => recorder.clear()}>
            Clear
          </Button>
        </div>
        {shown.length === 0 ? (
          <p className={css.empty}>
            {entries.length === 0 ? 'Nothing was recorded yet.' : 'Nothing matches.'}
            {isPaused ? ' Recording is paused.' : ''}
          </p>
        ) : (
          <ul className={css.rows} aria-label="Entries, newest first">
            {shown.map((entry) => (
              <EntryRow
                key={entry.id}
                entry={entry}
                isChosen={entry.id === chosenId}
                onChoose={setChosenId}
              />
            ))}
          </ul>
        )}
      </div>
      {chosen && (
        <EntryDetail
          entry={chosen}
          entries={entries}
          onChoose={setChosenId}
          onClose={() => setChosenId(undefined)}
        />
      )}
    </div>
  )
}

function isShown(entry: Entry, filter: Filter, wanted: string): boolean {
  if (filter !== 'all' && groupOf(entry) !== filter) return false
  const words = wanted.trim().toLowerCase()
  return words === '' || `${titleOf(entry)} ${JSON.stringify(entry)}`.toLowerCase().includes(words)
}
