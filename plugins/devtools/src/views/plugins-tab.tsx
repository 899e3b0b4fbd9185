import type { ReactElement } from 'react'
import { type Recording, reportPlugins } from '../report'
import { Code, Data } from './data'
import * as css from './panel.css'
import { useEntries } from './use-panel'

/** The plugins in the order of their set-up: whether they work, what they need, what they were given. Part: `plugins`. */
export function PluginsTab({
  recording: { instance, recorder },
}: {
  readonly recording: Recording
}): ReactElement {
  useEntries(recorder)
  return (
    <table part="plugins" className={css.table}>
      <thead>
        <tr>
          <th scope="col">Plugin</th>
          <th scope="col">Status</th>
          <th scope="col">Needs</th>
          <th scope="col">Options</th>
        </tr>
      </thead>
      <tbody>
        {reportPlugins(instance).map(
          ({ id, status, error, dependsOn, optionalDependsOn, options }, index) => (
            <tr key={id}>
              <td>
                {`${index + 1}. `}
                <Code>{id}</Code>
              </td>
              <td>
                {status}
                {error === undefined ? null : <Data label={`Why ${id} failed`} value={error} />}
              </td>
              <td>
                <Code>
                  {[...dependsOn, ...optionalDependsOn.map((other) => `${other}?`)].join(', ') || '–'}
                </Code>
              </td>
              <td>
                {Object.keys(Object(options)).length === 0 ? (
                  '–'
                ) : (
                  <Data label={`Options of ${id}`} value={options} />
                )}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}
