import type { ReactElement } from 'react'
import type { Recording } from '../report'
import { Code } from './data'
import { secondsOf } from './entry-row'
import * as css from './panel.css'
import { useEntries } from './use-panel'

/** The views that are open, the shown one first. Part: `views`. */
export function ViewsTab({ recording: { recorder } }: { readonly recording: Recording }): ReactElement {
  useEntries(recorder)
  const { views } = recorder.moments()
  if (views.length === 0) return <p className={css.empty}>No view is open.</p>
  return (
    <table part="views" className={css.table}>
      <thead>
        <tr>
          <th scope="col">View</th>
          <th scope="col">Opened at</th>
          <th scope="col">Place</th>
        </tr>
      </thead>
      <tbody>
        {[...views].reverse().map(({ key, view, openedMs }, index) => (
          <tr key={key}>
            <td>
              <Code>{view}</Code>
            </td>
            <td>{secondsOf(openedMs)}</td>
            <td>{index === 0 ? 'shown' : `${index} below`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
