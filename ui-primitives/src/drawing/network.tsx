import type { ReactElement } from 'react'
import { DrawingFrame } from './drawing-frame'

/** Drawing of connected nodes, for views about networks. */
export function NetworkDrawing(): ReactElement {
  return (
    <DrawingFrame>
      <g opacity="0.45">
        <path d="M51.5 35.5L34 24.5M68.5 35.5L86 24.5M52 46.5L37.5 60M68 46.5L82.5 60" />
      </g>
      <circle cx="60" cy="40" r="10" />
      <circle cx="28.5" cy="21" r="6.5" />
      <circle cx="91.5" cy="21" r="6.5" />
      <circle cx="33" cy="64.5" r="6.5" />
      <circle cx="87" cy="64.5" r="6.5" />
      <path d="M60 36.2a2.2 2.2 0 0 0-1.1 4.1l-.5 2.9h3.2l-.5-2.9a2.2 2.2 0 0 0-1.1-4.1z" />
    </DrawingFrame>
  )
}
