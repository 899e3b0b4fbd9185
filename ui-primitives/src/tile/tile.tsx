'use client'

import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names'
import { useSheets } from '../sheets'
import { Skeleton } from '../skeleton/skeleton'
import * as css from './tile.css'

export interface TileProps {
  /** An `Image` of 56 px. */
  readonly picture: ReactNode
  /** Two lines; what does not fit ends in dots, and is read out whole. */
  readonly title: ReactNode
  /** A small icon over the corner of the picture; say the same in `title`, hidden. */
  readonly mark?: ReactNode
  /** The title as a pointer's hint, where it may be cut. */
  readonly hint?: string | undefined
  readonly onClick: () => void
  /** Pointer over it or focus on it: the moment to preload what the click will need. */
  readonly onIntent?: (() => void) | undefined
  readonly tabIndex?: 0 | -1 | undefined
  /** Added to the parts. */
  readonly part?: string | undefined
}

/** A picture with its name below, for a `VirtualGrid`. Parts: `tile`, `tile-title`, `tile-mark`. */
export function Tile(props: TileProps): ReactElement {
  useSheets(css.sheets)
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

/** A `Tile` that is to come, in the same box. Part: `skeleton`. */
export function TileSkeleton(): ReactElement {
  useSheets(css.sheets)
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
