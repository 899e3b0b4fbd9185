import type { ReactElement } from 'react'
import { DrawingFrame } from './drawing-frame'

/** Drawing of an empty tray, for lists without entries such as tokens or history. */
export function NothingYetDrawing(): ReactElement {
  return (
    <DrawingFrame>
      <path d="M28 46l9.6-23.1A8 8 0 0 1 45 18h30a8 8 0 0 1 7.4 4.9L92 46v14a8 8 0 0 1-8 8H36a8 8 0 0 1-8-8z" />
      <path d="M28 46h18a4 4 0 0 1 3.8 2.7l.4 1.3a4 4 0 0 0 3.8 2.7h12a4 4 0 0 0 3.8-2.7l.4-1.3A4 4 0 0 1 74 46h18" />
      <path d="M52 30h16M47 37h26" opacity="0.45" />
    </DrawingFrame>
  )
}
