import { Buffer } from 'buffer/index.js'
import { createRoot } from 'react-dom/client'
import { readOptions } from './options'

// With the line in vite.config.ts this makes the SDK detect a test run, where it expects Node's names.
Object.assign(globalThis, { Buffer, process: {}, global: globalThis })

const query = new URLSearchParams(location.search)
const options = readOptions(query)
// A reload must not pair with the same link again.
if (query.has('uri')) {
  query.delete('uri')
  history.replaceState(null, '', `?${query}`)
}

// After the first line, which sets globals that the SDK reads when it is loaded.
const { Phone } = await import('./phone')
const root = document.querySelector('#root')
if (root) createRoot(root).render(<Phone options={options} />)
