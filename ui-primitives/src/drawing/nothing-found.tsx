import type { ReactElement } from 'react'
import { DrawingFrame } from './drawing-frame'

/** Drawing of a magnifying glass over empty rows, for a search without results. */
export function NothingFoundDrawing(): ReactElement {
  return (
    <DrawingFrame>
      <g opacity="0.45">
        <path d="M52.5 16H84a5 5 0 0 1 0 10H51" />
        <path d="M61 37h23a5 5 0 0 1 0 10H59.5" />
        <path d="M48 58h36a5 5 0 0 1 0 10H32a5 5 0 0 1-3.5-8.5" />
      </g>
      <circle cx="38" cy="34" r="18" />
      <path d="M51 47.5L63 60" />
      <path d="M32 34h12" />
    </DrawingFrame>
  )
}
