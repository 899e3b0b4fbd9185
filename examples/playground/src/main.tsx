import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { DemoPage } from './demo/demo-page'

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <DemoPage />
    </StrictMode>,
  )
