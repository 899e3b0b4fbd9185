import { evm } from '@latchkey/evm'
import { mainnet } from '@latchkey/evm/networks'
import { createLatchkey, essentials } from 'latchkey'
import { ConnectButton, LatchkeyProvider } from 'latchkey/react'

const latchkey = createLatchkey({ plugins: [...essentials(), evm({ networks: [mainnet] })] })

export const App = () => (
  <LatchkeyProvider latchkey={latchkey}>
    <ConnectButton />
  </LatchkeyProvider>
)
