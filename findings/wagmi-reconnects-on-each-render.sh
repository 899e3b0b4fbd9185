#!/usr/bin/env bash
# wagmi 3.7.7 tries to reconnect whenever WagmiProvider renders, not only when it mounts: a state change in
# the component above it makes useConnection() 'reconnecting', and asks each connector isAuthorized() and connect() anew.
# React 19 also warns: "Cannot update a component while rendering a different component (Hydrate)". A provider whose parent
# never renders again, or one in React.memo with constant children, does it once.
# Seen on 2026-11-30.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts wagmi@3.7.7 viem@2.57.1 @tanstack/react-query@5.108.2 react@19.3.1 react-dom@19.3.1 jsdom@29.1.1 >/dev/null
cat >run.mjs <<'JS'
import { strict as assert } from 'node:assert'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<div id="root"></div>', { url: 'https://page.example' })
for (const name of ['document', 'navigator']) Object.defineProperty(globalThis, name, { value: window[name], configurable: true })
globalThis.window = window
const { createElement, useState } = await import('react')
const { createRoot } = await import('react-dom/client')
const { createConfig, http, useConnection, WagmiProvider } = await import('wagmi')
const { mainnet } = await import('wagmi/chains')
const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query')

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const asked = []
const connector = () => ({
  id: 'one', name: 'One', type: 'injected',
  connect: async () => ({ accounts: [account], chainId: 1 }),
  disconnect: async () => {}, getAccounts: async () => [account], getChainId: async () => 1, getProvider: async () => ({}),
  isAuthorized: async () => Boolean(asked.push('isAuthorized')),
  onAccountsChanged() {}, onChainChanged() {}, onDisconnect() {},
})
const config = createConfig({
  chains: [mainnet], connectors: [connector], multiInjectedProviderDiscovery: false, storage: null, transports: { 1: http() },
})
const statuses = []
config.subscribe(({ status }) => status, (status) => statuses.push(status))
let renderAgain
function Page() {
  ;[, renderAgain] = useState(0)
  return createElement(WagmiProvider, { config },
    createElement(QueryClientProvider, { client }, createElement(function Status() { return useConnection().status })))
}
const client = new QueryClient()
const pause = () => new Promise((resume) => setTimeout(resume, 100))
const warnings = []
console.error = (text) => warnings.push(String(text).slice(0, 25))
createRoot(document.getElementById('root')).render(createElement(Page))
await pause()
const first = { asked: asked.length, statuses: statuses.splice(0) }
renderAgain(1)
await pause()
const second = { asked: asked.length, statuses, warnings }
console.log({ first, second })
assert.deepEqual(first, { asked: 1, statuses: ['connecting', 'connected'] })
assert.deepEqual(second, { asked: 2, statuses: ['reconnecting', 'connected'], warnings: ['Cannot update a component'] })
process.exit(0)
JS
node run.mjs
