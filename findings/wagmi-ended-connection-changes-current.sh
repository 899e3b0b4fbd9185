#!/usr/bin/env bash
# @wagmi/core 3.6.5 and 2.22.1 with three wallets connected: when one that is not the current one ends, in its own window
# or by disconnect({ connector }), wagmi makes the one that connected first the current one. The page then shows, signs
# and sends with another account, although nobody has touched the one in use.
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

const accounts = { a: `0x${'a'.repeat(40)}`, b: `0x${'b'.repeat(40)}`, c: `0x${'c'.repeat(40)}` }
const connector = (id) => () => ({
  id, name: id, type: 'injected',
  connect: async () => ({ accounts: [accounts[id]], chainId: 1 }),
  disconnect: async () => {}, getAccounts: async () => [accounts[id]], getChainId: async () => 1, getProvider: async () => ({}),
  isAuthorized: async () => true,
  onAccountsChanged() {}, onChainChanged() {}, onDisconnect() {},
})

async function endSecond(core, end) {
  const config = core.createConfig({
    chains: [mainnet], multiInjectedProviderDiscovery: false, storage: null, transports: { 1: http() },
    connectors: ['a', 'b', 'c'].map(connector),
  })
  for (const one of config.connectors) await core.connect(config, { connector: one })
  const before = core.getAccount(config).connector.id
  await end(config, config.connectors[1])
  return `${before} -> ${core.getAccount(config).connector.id}`
}

for (const core of [core3, core2]) {
  const seen = {
    byWallet: await endSecond(core, (_config, second) => second.emitter.emit('disconnect')),
    byPage: await endSecond(core, (config, second) => core.disconnect(config, { connector: second })),
  }
  console.log(seen)
  assert.deepEqual(seen, { byWallet: 'c -> a', byPage: 'c -> a' })
}
process.exit(0)
JS
node run.mjs
