import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { announceSimulatedWallets } from '../latchkey/simulated-wallets'
import { App } from './app'

const wallets = announceSimulatedWallets()
// For the console and for tests. `App` also sets `latchkey` each time it creates an instance.
Object.assign(globalThis, { wallets })

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App wallets={wallets} />
    </StrictMode>,
  )
