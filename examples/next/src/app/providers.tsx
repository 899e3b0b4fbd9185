'use client'
import 'latchkey/button.css'
import { evm } from '@latchkey/evm'
import { mainnet } from '@latchkey/evm/networks'
import { createLatchkey, essentials } from 'latchkey'
import { accountCookie } from 'latchkey/cookie'
import { LatchkeyProvider } from 'latchkey/react'
import { type ReactNode, useState } from 'react'

interface ProvidersProps {
  readonly hydrateFrom: string
  readonly children: ReactNode
}

export function Providers({ hydrateFrom, children }: ProvidersProps) {
  const [latchkey] = useState(() =>
    createLatchkey({
      // Without balances and names, the example needs no server of a chain.
      plugins: [...essentials({ portfolio: false }), evm({ networks: [mainnet] }), accountCookie()],
      hydrateFrom,
    }),
  )
  return <LatchkeyProvider latchkey={latchkey}>{children}</LatchkeyProvider>
}
