import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Page } from './page'
import { Providers } from './providers'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no root.')
createRoot(root).render(
  <StrictMode>
    <Providers>
      <Page />
    </Providers>
  </StrictMode>,
)
