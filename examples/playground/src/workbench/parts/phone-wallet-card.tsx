import type { MouseEvent, ReactNode } from 'react'
import { phoneUrl } from '../../latchkey/services'

/** Links to the phone wallet and explains how to pair with it. */
export function PhoneWalletCard(): ReactNode {
  const href = phoneUrl()
  return (
    <section className="card" aria-labelledby="phone-title">
      <h2 id="phone-title">A wallet on a phone</h2>
      <p className="hint">
        Lantern is a page that simulates a phone wallet: a wallet of its own, on the other end of a local
        relay.
      </p>
      <p>
        <a className="plain" href={href} target="_blank" rel="noreferrer" onClick={openPopup}>
          Open Lantern
        </a>
      </p>
      <ol className="steps">
        <li>Press Connect wallet and choose Lantern or WalletConnect.</li>
        <li>Copy the link, or keep the code visible.</li>
        <li>In Lantern paste the link, or scan the code, and approve.</li>
        <li>Sign, switch and disconnect from either side.</li>
      </ol>
    </section>
  )
}

/** Opens a window of a phone's size, or a tab if the window is blocked or a modifier key is held. */
function openPopup(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  const opened = window.open(event.currentTarget.href, 'lantern', 'popup,width=400,height=780')
  if (opened) event.preventDefault()
}
