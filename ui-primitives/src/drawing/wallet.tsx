import type { ReactElement } from 'react'
import { DrawingFrame } from './drawing-frame'

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
