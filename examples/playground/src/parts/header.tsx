import { ConnectButton, NetworkButton } from 'latchkey/react'
import type { ReactNode } from 'react'

export function Header(): ReactNode {
  return (
    <header className="bar">
      <span className="mark">
        <img src="/keyhole.svg" alt="" width="28" height="28" />
        Latchkey
      </span>
      <div className="bar-buttons">
        <span className="bar-network">
          <NetworkButton />
        </span>
        <ConnectButton />
      </div>
    </header>
  )
}
