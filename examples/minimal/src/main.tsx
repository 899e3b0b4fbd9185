import { evm } from '@latchkey/evm'
import { base, mainnet } from '@latchkey/evm/networks'
import { createLatchkey, essentials } from 'latchkey'
import { ConnectButton, LatchkeyProvider, useConnection } from 'latchkey/react'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const latchkey = createLatchkey({
  plugins: [...essentials(), evm({ networks: [mainnet, base] })],
})

function App(): ReactNode {
  return (
    <LatchkeyProvider latchkey={latchkey}>
      <ConnectButton />
      <SignButton />
    </LatchkeyProvider>
  )
}

function SignButton(): ReactNode {
  const connection = useConnection()
  if (connection.status !== 'connected') return null
  const sign = async (): Promise<unknown> =>
    (await connection.walletClient()).signMessage({ message: 'Hello' })
  return (
    <button type="button" onClick={sign}>
      Sign
    </button>
  )
}

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
