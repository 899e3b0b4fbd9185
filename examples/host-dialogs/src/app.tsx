import { ConnectButton, LatchkeyProvider } from 'latchkey/react'
import type { ReactNode } from 'react'
import { AriaDialog } from './dialogs/aria-dialog'
import { MuiDialog } from './dialogs/mui-dialog'
import { NativeDialog } from './dialogs/native-dialog'
import { RadixDialog } from './dialogs/radix-dialog'
import { latchkey } from './latchkey'
import { ConnectFirst } from './parts/connect-first'
import { PageVariantLinks } from './parts/page-variant-links'

const openers: readonly (readonly [what: string, opener: ReactNode])[] = [
  ['Hides the rest of the page, locks its scrolling and keeps the focus.', <RadixDialog key="radix" />],
  ['Keeps the focus by looking after it all the time.', <MuiDialog key="mui" />],
  ['Closes at a press outside of it.', <AriaDialog key="aria" />],
  ['The browser’s own, on top of everything.', <NativeDialog key="native" />],
]

export function App(): ReactNode {
  return (
    <LatchkeyProvider latchkey={latchkey}>
      <div className="page">
        <header className="bar">
          <strong>Neighbours</strong>
          <ConnectFirst />
          <ConnectButton />
        </header>
        <main>
          <h1>A dialog out of a dialog.</h1>
          <p className="lead">
            Open one of these, connect from inside it, and come back to it as you left it: same text, same
            count, same place.
          </p>
          <ul className="openers">
            {openers.map(([what, opener]) => (
              <li key={what}>
                <p>{what}</p>
                {opener}
              </li>
            ))}
          </ul>
          <PageVariantLinks />
        </main>
      </div>
    </LatchkeyProvider>
  )
}
