import { type ReactElement, useState } from 'react'
import { redact } from '../redaction/redact'
import type { Recording } from '../report'
import { Code, Data } from './data'
import * as css from './panel.css'
import { useEntries } from './use-panel'

/** The state of each plugin, as it is now. Part: `states`. */
export function StateTab({
  recording: { instance, recorder },
}: {
  readonly recording: Recording
}): ReactElement {
  useEntries(recorder)
  const [open, setOpen] = useState<readonly string[]>([])
  const withState = instance.plugins.filter(({ state }) => Object.keys(state()).length > 0)
  return (
    <ul part="states" className={css.plain}>
      {withState.map(({ id, state }) => {
        const isOpen = open.includes(id)
        return (
          <li key={id}>
            <button
              type="button"
              className={css.row}
              aria-expanded={isOpen}
              onClick={() => setOpen(isOpen ? open.filter((one) => one !== id) : [...open, id])}
            >
              <span className={css.title}>
                <Code>{id}</Code>
              </span>
              <span className={css.time}>{`${Object.keys(state()).length} parts`}</span>
            </button>
            {isOpen && <Data label={`State of ${id}`} value={redact(state())} />}
          </li>
        )
      })}
    </ul>
  )
}
