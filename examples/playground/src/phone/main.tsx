import { Buffer } from 'buffer/index.js'
import { createRoot } from 'react-dom/client'
import { readOptions } from './options'

// The SDK expects these globals of Node, since vite.config.ts makes it detect a test run.
Object.assign(globalThis, { Buffer, process: {}, global: globalThis })

const query = new URLSearchParams(location.search)
const options = readOptions(query)
// A reload must not pair with the same link again.
if (query.has('uri')) {
  query.delete('uri')
  history.replaceState(null, '', `?${query}`)
}

// Imported here because the SDK reads the globals above while its module loads.
const { Phone } = await import('./phone')
const root = document.querySelector('#root')
if (root) createRoot(root).render(<Phone options={options} />)
