import { ConnectButton, LatchkeyProvider } from 'latchkey/react'
import { type ReactNode, useState } from 'react'
import { createPlaygroundLatchkey } from '../latchkey/create-playground-latchkey'
import { firstSettings } from '../latchkey/settings'

/** Another latchkey with an id of its own: a user may connect another wallet there. */
export function SecondInstance(): ReactNode {
  const [latchkey] = useState(() => createPlaygroundLatchkey(firstSettings, 'second'))
  return (
    <p className="actions" data-testid="second">
      <LatchkeyProvider latchkey={latchkey}>
        <ConnectButton label="Connect another" />
      </LatchkeyProvider>
    </p>
  )
}
