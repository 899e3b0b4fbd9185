/** The page of the README, as a host writes it. */
export const appSource: string = `import { createLatchkey, essentials } from 'latchkey'
import { ConnectButton, LatchkeyProvider } from 'latchkey/react'
import { evm } from '@latchkey/evm'
import { base, mainnet } from '@latchkey/evm/networks'
import { createRoot } from 'react-dom/client'

const latchkey = createLatchkey({ plugins: [...essentials(), evm({ networks: [mainnet, base] })] })

const App = () => (
  <LatchkeyProvider latchkey={latchkey}>
    <ConnectButton />
  </LatchkeyProvider>
)

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
`

export const pageSource: string =
  '<!doctype html><html lang="en"><head><title>Smoke</title></head><body><div id="root"></div>' +
  '<script type="module" src="./main.tsx"></script></body></html>\n'

/** The page of a host that did not install `@latchkey/evm`. */
export const solanaSource: string = `import { createLatchkey, essentials } from 'latchkey'
import { ConnectButton, LatchkeyProvider, useConnection } from 'latchkey/react'
import { solana } from '@latchkey/solana'
import { solanaMainnet } from '@latchkey/solana/networks'

const latchkey = createLatchkey({ plugins: [...essentials(), solana({ networks: [solanaMainnet] })] })

function Address() {
  const connection = useConnection()
  return connection.status === 'connected' ? <p>{connection.address.slice(0, 4)}</p> : null
}

export const App = () => (
  <LatchkeyProvider latchkey={latchkey}>
    <ConnectButton />
    <Address />
  </LatchkeyProvider>
)
`
