import type { ReactElement, ReactNode } from 'react'

export interface DrawingFrameProps {
  readonly children: ReactNode
}

/** Line drawings: 120 × 80, strokes of 1.5, in the colour of the text around. Part: `drawing`. */
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
