import { ConnectButton, NetworkButton } from 'latchkey/react'
import type { ReactNode } from 'react'

export function Header(): ReactNode {
  return (
    <header className="bar">
      <a className="mark" href={`/${location.search}`}>
        <img src="/keyhole.svg" alt="" width="28" height="28" />
        Latchkey
      </a>
      <div className="bar-buttons">
        <span className="bar-network">
          <NetworkButton />
        </span>
        <ConnectButton />
      </div>
    </header>
  )
}
