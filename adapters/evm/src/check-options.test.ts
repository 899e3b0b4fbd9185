import { expect, test } from 'vitest'
import { checkOptions } from './check-options'
import { base, mainnet } from './networks'
import type { EvmNetwork } from './networks/evm-network'

const silent: EvmNetwork = { ...mainnet, rpcUrls: { default: { http: [] } } }

test.each([
  ['NO_NETWORK', []],
  ['DUPLICATE_NETWORK', [mainnet, mainnet]],
  ['INVALID_NETWORK', [{ ...mainnet, id: 0 }]],
  ['NETWORK_WITHOUT_RPC', [base, silent]],
  ['INVALID_RPC_URL', [{ ...mainnet, rpcUrls: { default: { http: ['javascript:alert(1)'] } } }]],
])('production checks: refuse by the code %s', (code, networks) => {
  expect(() => checkOptions({ networks })).toThrow(expect.objectContaining({ code }))
})

test('production checks: let right options pass', () => {
  checkOptions({ networks: [mainnet, base], rpcUrls: { 1: ['http://127.0.0.1:4811'] } })
})
