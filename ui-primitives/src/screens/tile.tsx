import { classNames, usePrimitiveSheets } from '@latchkey/ui-primitives'
import type { ReactElement, ReactNode } from 'react'
import { Skeleton } from './skeleton'
import * as css from './tile.css'

export interface TileProps {
  /** An `Image` of 56 px. */
  readonly picture: ReactNode
  /** Title of at most two lines. A longer title is cut with an ellipsis, but screen readers read all of it. */
  readonly title: ReactNode
  /** Small icon at the corner of the picture. `title` has to say the same in visually hidden text. */
  readonly mark?: ReactNode
  /** Tooltip, for a title that may be cut. */
  readonly hint?: string | undefined
  readonly onClick: () => void
  /** Called when the pointer enters the tile or it gets the focus, to preload what the click needs. */
  readonly onIntent?: (() => void) | undefined
  readonly tabIndex?: 0 | -1 | undefined
  /** Added to the parts. */
  readonly part?: string | undefined
}

/** A picture with its name below, for a `VirtualGrid`. Parts: `tile`, `tile-title`, `tile-mark`. */
export function Tile(props: TileProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  return (
    <button
      type="button"
      part={classNames('tile', props.part)}
      className={css.tile}
      tabIndex={props.tabIndex}
      title={props.hint}
      onPointerEnter={props.onIntent}
      onFocus={props.onIntent}
      onClick={props.onClick}
    >
      <span aria-hidden className={css.picture}>
        {props.picture}
        {props.mark !== undefined && (
          <span part="tile-mark" className={css.mark}>
            {props.mark}
          </span>
        )}
      </span>
      <span part="tile-title" className={css.title}>
        {props.title}
      </span>
    </button>
  )
}

/** A placeholder with the same layout as a `Tile`. Part: `skeleton`. */
export function TileSkeleton(): ReactElement {
  usePrimitiveSheets(css.sheets)
  return (
    <span className={css.tile}>
      <span className={css.picture}>
        <Skeleton shape="picture" size={56} />
      </span>
      <span className={css.titleSkeleton}>
        <Skeleton shape="text" variant="caption" />
      </span>
    </span>
  )
}
