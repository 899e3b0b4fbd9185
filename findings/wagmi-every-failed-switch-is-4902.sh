#!/usr/bin/env bash
# @wagmi/core 3.6.5 rejects with code 4902 ("chain not added", EIP-3085) whatever made a switch fail, unless the user declined:
# a request that already waits in the wallet (-32002), a lost connection (4900). Who reads the outer code tells the user to
# add a network that the wallet has.
# Seen on 2026-11-30.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts @wagmi/core@3.6.5 viem@2.57.20 >/dev/null
cat >run.mjs <<'JS'
import { strict as assert } from 'node:assert'
import { connect, createConfig, injected, switchChain } from '@wagmi/core'
import { custom } from 'viem'
import { base, mainnet } from 'viem/chains'

globalThis.window = globalThis
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

async function codesOf(failure) {
  const request = async ({ method }) => {
    if (method === 'eth_chainId') return '0x1'
    if (method === 'wallet_switchEthereumChain') throw Object.assign(new Error('wallet'), failure)
    return [address]
  }
  const provider = { request, on() {}, removeListener() {} }
  const config = createConfig({
    chains: [mainnet, base],
    connectors: [injected({ target: { id: 'wallet', name: 'Wallet', provider: () => provider } })],
    transports: { [mainnet.id]: custom(provider), [base.id]: custom(provider) },
    storage: null,
    multiInjectedProviderDiscovery: false,
  })
  await connect(config, { connector: config.connectors[0] })
  const error = await switchChain(config, { chainId: base.id }).catch((error) => error)
  return [error.code, error.cause?.code]
}

const seen = {
  declined: (await codesOf({ code: 4001 }))[0],
  waits: await codesOf({ code: -32002 }),
  disconnected: await codesOf({ code: 4900 }),
}
console.log(seen)
assert.deepEqual(seen, { declined: 4001, waits: [4902, -32002], disconnected: [4902, 4900] })
process.exit(0)
JS
node run.mjs
