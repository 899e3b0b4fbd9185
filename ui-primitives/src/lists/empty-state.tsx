import { usePrimitiveSheets } from '@latchkey/ui-primitives'
import type { ReactElement, ReactNode } from 'react'
import * as css from './empty-state.css'

export interface EmptyStateProps {
  /** A line drawing, such as `WalletDrawing`. */
  readonly drawing: ReactNode
  /** One sentence that says why there is no content. */
  readonly sentence: ReactNode
  /** A button for what the user can do next. */
  readonly action?: ReactNode
}

/** Shown instead of a list without entries. Parts: `empty-state`, `drawing`. */
export function EmptyState({ drawing, sentence, action }: EmptyStateProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  return (
    <div part="empty-state" className={css.state}>
      {drawing}
      <p className={css.sentence}>{sentence}</p>
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  )
}

interface DrawingFrameProps {
  readonly children: ReactNode
}

/** The `svg` element of all line drawings: 120 × 80 px, strokes of 1.5 px in the text colour. Part: `drawing`. */
function DrawingFrame({ children }: DrawingFrameProps): ReactElement {
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

/** Drawing of a wallet, for views that explain wallets or have none to show. */
export function WalletDrawing(): ReactElement {
  return (
    <DrawingFrame>
      <path d="M36 24l36.5-11.6a4 4 0 0 1 5.2 3.8V24" opacity="0.45" />
      <rect x="28" y="24" width="64" height="44" rx="8" />
      <path d="M92 38H78a8 8 0 0 0 0 16h14" />
      <path d="M80 43.2a2.4 2.4 0 0 0-1.2 4.5l-.6 2.9h3.6l-.6-2.9a2.4 2.4 0 0 0-1.2-4.5z" />
      <path d="M38 34h18M38 41h10" opacity="0.45" />
      <path d="M14 68h5M101 68h5" opacity="0.45" />
    </DrawingFrame>
  )
}
