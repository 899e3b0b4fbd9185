'use client'

import type { ReactElement } from 'react'
import { classNames } from '../class-names'
import { useSheets } from '../sheets'
import * as css from './skeleton.css'

export type SkeletonProps =
  | {
      /** A line of `Text` in the same variant. */
      readonly shape: 'text'
      readonly variant?: keyof typeof css.text
      readonly length?: keyof typeof css.length
    }
  | {
      /** An `Image` or `Avatar` of the same size. */
      readonly shape: 'picture' | 'circle'
      readonly size?: keyof typeof css.picture
    }
  | {
      /** A square picture as wide as its container. */
      readonly shape: 'square'
    }

/**
 * A placeholder with the exact geometry of what is loading; for a row use `RowSkeleton`. Hidden from assistive technology:
 * the view announces once that it loads. Part: `skeleton`.
 */
export function Skeleton(props: SkeletonProps): ReactElement {
  useSheets(css.sheets)
  if (props.shape === 'text') {
    const { variant = 'body', length = 'medium' } = props
    return <span aria-hidden part="skeleton" className={classNames(css.text[variant], css.length[length])} />
  }
  if (props.shape === 'square') return <span aria-hidden part="skeleton" className={css.square} />
  const { shape, size = 40 } = props
  return (
    <span
      aria-hidden
      part="skeleton"
      className={classNames(css.picture[size], shape === 'circle' && css.circle)}
    />
  )
}
