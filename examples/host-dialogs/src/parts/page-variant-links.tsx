import type { ReactNode } from 'react'
import { styleNames } from '../styles/page-styles'

/** Links to the same page with other styles and scripts beside the dialog. */
export function PageVariantLinks(): ReactNode {
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
