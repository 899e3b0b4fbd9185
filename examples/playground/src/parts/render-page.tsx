import { ConnectButton, LatchkeyProvider, type LatchkeyProviderProps } from 'latchkey/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

/** Renders a page that is measured: the button that connects, and what follows it. */
export function renderPage(
  latchkey: LatchkeyProviderProps['latchkey'],
  children?: LatchkeyProviderProps['children'],
): void {
  const root = document.querySelector('#root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <LatchkeyProvider latchkey={latchkey}>
        <ConnectButton />
        {children}
      </LatchkeyProvider>
    </StrictMode>,
  )
}
