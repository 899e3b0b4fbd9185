import { Button } from '@latchkey/ui-primitives'
import { type ReactElement, useState } from 'react'
import type { Recording } from '../report'
import { Code } from './data'
import { secondsOf } from './entry-row'
import { kilobytes, type LoadTime, listPageFiles } from './page-files'
import * as css from './panel.css'

const times: readonly LoadTime[] = ['before idle', 'when idle', 'when used']

/** Which files of Latchkey the page has loaded, when, and how large they are. Part: `bytes`. */
export function BytesTab({ recording: { recorder } }: { readonly recording: Recording }): ReactElement {
  const [, readAgain] = useState({})
  const all = listPageFiles(recorder.moments())
  const ours = all.filter(({ name }) => /latchkey/i.test(name))
  // A built page has the code in files of its own names.
  const files = ours.length > 0 ? ours : all
  const sum = (when: LoadTime): string => {
    const those = files.filter((file) => file.when === when)
    return `${those.length} files, ${kilobytes(those.reduce((bytes, file) => bytes + file.encodedBytes, 0))}`
  }
  return (
    <div part="bytes" className={css.plain}>
      <div className={css.tools}>
        <Button size="small" onClick={() => readAgain({})}>
          Read again
        </Button>
        <span className={css.time}>
          {ours.length > 0
            ? 'Files with “latchkey” in their address.'
            : 'No file has “latchkey” in its address, so these are all scripts and styles of the page.'}
        </span>
      </div>
      <table className={css.table}>
        <thead>
          <tr>
            {times.map((when) => (
              <th key={when} scope="col">
                {when[0]?.toUpperCase()}
                {when.slice(1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {times.map((when) => (
              <td key={when}>{sum(when)}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">When</th>
            <th scope="col">At</th>
            <th scope="col">Size</th>
            <th scope="col">Transferred</th>
            <th scope="col">By</th>
          </tr>
        </thead>
        <tbody>
          {files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be loaded twice
            <tr key={index}>
              <td>
                <Code>{file.name.replace(/^https?:\/\/[^/]+/, '')}</Code>
              </td>
              <td>{file.when}</td>
              <td>{secondsOf(file.startMs)}</td>
              <td>{kilobytes(file.encodedBytes)}</td>
              <td>{kilobytes(file.transferBytes)}</td>
              <td>{file.initiator}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
