import { ConnectButton, LatchkeyProvider } from 'latchkey/react'
import { type ReactNode, useState } from 'react'
import { createPlaygroundLatchkey } from '../../latchkey/create-playground-latchkey'
import { initialSettings } from '../../latchkey/settings'

/** A second Latchkey instance with its own id, which connects independently of the first. */
export function SecondInstance(): ReactNode {
  const [latchkey] = useState(() => createPlaygroundLatchkey(initialSettings, 'second'))
  return (
    <p className="actions" data-testid="second">
      <LatchkeyProvider latchkey={latchkey}>
        <ConnectButton label="Connect another" />
      </LatchkeyProvider>
    </p>
  )
}
