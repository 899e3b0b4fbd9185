import { IconTile, Text, usePrimitiveSheets } from '@latchkey/ui-primitives'
import type { ReactElement, ReactNode } from 'react'
import * as css from './explainer.css'

export interface ExplainerPoint {
  /** An icon, such as `WalletIcon`. */
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
}

export interface ExplainerProps {
  /** A line drawing, such as `WalletDrawing`. */
  readonly drawing: ReactNode
  /** One sentence that says what the term means. */
  readonly intro: string
  readonly points: readonly ExplainerPoint[]
  /** A button for what the user can do next. */
  readonly action?: ReactNode
  /** Default: `explainer`. */
  readonly part?: string
}

/** Explains a term to new users, in sections with icons. Part: `explainer`. */
export function Explainer(props: ExplainerProps): ReactElement {
  const { drawing, intro, points, action, part = 'explainer' } = props
  usePrimitiveSheets(css.sheets)
  return (
    <div part={part} className={css.explainer}>
      <div className={css.head}>
        {drawing}
        <Text as="p" variant="label" tone="primary" align="center">
          {intro}
        </Text>
      </div>
      <ul className={css.points}>
        {points.map(({ icon, title, text }) => (
          <li key={title} className={css.point}>
            <IconTile filled>{icon}</IconTile>
            <span className={css.text}>
              <Text weight="strong">{title}</Text>
              <Text tone="secondary">{text}</Text>
            </span>
          </li>
        ))}
      </ul>
      {action}
    </div>
  )
}
