import { classNames, usePrimitiveSheets } from '@latchkey/ui-primitives'
import type { ReactElement } from 'react'
import * as css from './skeleton.css'

export type SkeletonProps =
  | {
      /** For a line of `Text` in the same variant. */
      readonly shape: 'text'
      readonly variant?: keyof typeof css.text
      readonly length?: keyof typeof css.length
    }
  | {
      /** For an `Image` or `Avatar` of the same size. */
      readonly shape: 'picture' | 'circle'
      readonly size?: keyof typeof css.picture
    }
  | {
      /** For a square picture as wide as its container. */
      readonly shape: 'square'
    }

/**
 * A placeholder with the size of what is loading. For a row use `RowSkeleton`. It is hidden from assistive technology,
 * because the view announces that it is loading. Part: `skeleton`.
 */
export function Skeleton(props: SkeletonProps): ReactElement {
  usePrimitiveSheets(css.sheets)
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
