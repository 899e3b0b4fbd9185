import type { ReactElement, ReactNode } from 'react'

export interface DrawingFrameProps {
  readonly children: ReactNode
}

/** The `svg` element of all line drawings: 120 × 80 px, strokes of 1.5 px in the text colour. Part: `drawing`. */
export function DrawingFrame({ children }: DrawingFrameProps): ReactElement {
  return (
    <svg
      part="drawing"
      width={120}
      height={80}
      viewBox="0 0 120 80"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
