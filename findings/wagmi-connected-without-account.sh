#!/usr/bin/env bash
# @wagmi/core 3.6.5 and 2.22.1 with reconnectOnMount={false}, on a page that was connected on its last visit: `current`
# keeps the name of a connection that is gone. When the user then declines to connect, the status is 'connected' with no
# address: isConnected is true, and pages that show `address.slice(…)` while connected throw.
# Seen on 2026-11-30.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts core3@npm:@wagmi/core@3.6.5 core2@npm:@wagmi/core@2.22.1 viem@2.57.1 >/dev/null
cat >run.mjs <<'JS'
import { strict as assert } from 'node:assert'
import * as core2 from 'core2'
import * as core3 from 'core3'
import { http, UserRejectedRequestError } from 'viem'
import { mainnet } from 'viem/chains'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const connector = (connect) => () => ({
  id: 'one', name: 'One', type: 'injected', connect,
  disconnect: async () => {}, getAccounts: async () => [account], getChainId: async () => 1, getProvider: async () => ({}),
  isAuthorized: async () => true,
  onAccountsChanged() {}, onChainChanged() {}, onDisconnect() {},
})

for (const core of [core3, core2]) {
  const stored = new Map()
  const storage = { getItem: (key) => stored.get(key) ?? null, setItem: (key, text) => stored.set(key, text), removeItem: (key) => stored.delete(key) }
  const open = (connect) => core.createConfig({
    chains: [mainnet], multiInjectedProviderDiscovery: false, transports: { 1: http() },
    storage: core.createStorage({ storage }), connectors: [connector(connect)],
  })
  const before = open(async () => ({ accounts: [account], chainId: 1 }))
  await core.connect(before, { connector: before.connectors[0] })
  const config = open(async () => { throw new UserRejectedRequestError(new Error('Declined')) })
  await new Promise((resume) => setTimeout(resume))
  await core.hydrate(config, { reconnectOnMount: false }).onMount()
  const atFirst = core.getAccount(config).status
  await core.connect(config, { connector: config.connectors[0] }).catch(() => undefined)
  const { status, isConnected, address } = core.getAccount(config)
  console.log({ atFirst, status, isConnected, address })
  assert.deepEqual([atFirst, status, isConnected, address], ['disconnected', 'connected', true, undefined])
}
process.exit(0)
JS
node run.mjs
