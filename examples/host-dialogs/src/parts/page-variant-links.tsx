import type { ReactNode } from 'react'
import { styleNames } from '../styles/page-styles'

/** The same page with other company. */
export function Neighbours(): ReactNode {
  return (
    <nav aria-label="The same page with other company">
      <ul className="choices">
        {styleNames.map((name) => (
          <li key={name}>
            <a href={`?styles=${name}`}>Styles: {name}</a>
          </li>
        ))}
        <li>
          <a href="?ses">SES lockdown</a>
        </li>
        <li>
          <a href="?frozen">Frozen built-ins</a>
        </li>
      </ul>
    </nav>
  )
}
