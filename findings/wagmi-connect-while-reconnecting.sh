#!/usr/bin/env bash
# @wagmi/core 3.6.5 and 2.22.1, a page loads with a remembered wallet that is slow to return, and the user connects
# another one meanwhile. 1. If the slow one returns, the connection that the user has just made is gone. 2. If it does
# not, what was stored of it stays in `connections` as an object without methods, and becomes the current connection when
# the user disconnects: status 'connected' with the old address, and "connector.disconnect is not a function".
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
import { http } from 'viem'
import { mainnet } from 'viem/chains'

const slowAccount = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const newAccount = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const connector = (id, account, isAuthorized) => () => ({
  id, name: id, type: 'injected',
  connect: async () => ({ accounts: [account], chainId: 1 }),
  disconnect: async () => {}, getAccounts: async () => [account], getChainId: async () => 1, getProvider: async () => ({}),
  isAuthorized,
  onAccountsChanged() {}, onChainChanged() {}, onDisconnect() {},
})

async function visit(core, doesReturn) {
  const stored = new Map()
  const storage = { getItem: (key) => stored.get(key) ?? null, setItem: (key, text) => stored.set(key, text), removeItem: (key) => stored.delete(key) }
  let answer
  const open = (slow) => core.createConfig({
    chains: [mainnet], multiInjectedProviderDiscovery: false, transports: { 1: http() }, storage: core.createStorage({ storage }),
    connectors: [connector('slow', slowAccount, slow), connector('new', newAccount, async () => false)],
  })
  const before = open(async () => true)
  await core.connect(before, { connector: before.connectors[0] })
  const config = open(() => new Promise((resolve) => { answer = resolve }))
  await new Promise((resume) => setTimeout(resume))
  const reconnecting = core.reconnect(config)
  await new Promise((resume) => setTimeout(resume))
  await core.connect(config, { connector: config.connectors[1] })
  answer(doesReturn)
  await reconnecting
  const connected = [...config.state.connections.values()].map((one) => one.connector.id)
  if (doesReturn) return { connected }
  await core.disconnect(config)
  const { status, address } = core.getAccount(config)
  return { connected, status, address, error: await core.disconnect(config).catch((error) => error.message) }
}

for (const core of [core3, core2]) {
  const seen = { returns: await visit(core, true), stays: await visit(core, false) }
  console.log(seen)
  assert.deepEqual(seen, {
    returns: { connected: ['slow'] },
    stays: { connected: ['slow', 'new'], status: 'connected', address: slowAccount, error: 'connector.disconnect is not a function' },
  })
}
process.exit(0)
JS
node run.mjs
