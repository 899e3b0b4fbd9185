import type { KeyboardEvent, PointerEvent, ReactElement } from 'react'
import { boundedHeight, heights } from '../tabs'
import * as css from './panel.css'

const STEP = 5

export interface ResizerProps {
  /** In per cent of the window. */
  readonly height: number
  readonly onResize: (height: number) => void
}

/** The upper edge of the panel, which is dragged, or moved by the arrow keys. Part: `resizer`. */
export function Resizer({ height, onResize }: ResizerProps): ReactElement {
  const resize = (next: number): void => onResize(boundedHeight(next))
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowUp' ? STEP : event.key === 'ArrowDown' ? -STEP : 0
    if (by === 0) return
    event.preventDefault()
    resize(height + by)
  }
  const onPointerMove = (event: PointerEvent): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      resize(100 - (event.clientY / window.innerHeight) * 100)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule has no value that can be moved
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label="Height of the devtools"
      aria-valuenow={height}
      aria-valuemin={heights.least}
      aria-valuemax={heights.most}
      part="resizer"
      className={css.resizer}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    />
  )
}
