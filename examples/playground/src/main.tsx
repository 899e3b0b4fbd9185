import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { announceDemoWallets } from './latchkey/simulated-wallets'

const wallets = announceDemoWallets()
// For the console and for tests: `latchkey` is set by the app whenever the settings make a new one.
Object.assign(globalThis, { wallets })

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App wallets={wallets} />
    </StrictMode>,
  )
