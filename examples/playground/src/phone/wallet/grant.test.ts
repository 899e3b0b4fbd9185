import { expect, test } from 'vitest'
import { accounts } from './accounts'
import { grant } from './grant'
import type { AskedNamespace } from './state'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const [first, second] = accounts
const evm: AskedNamespace = {
  namespace: 'eip155',
  chains: ['eip155:1'],
  methods: ['personal_sign', 'eth_sendTransaction'],
  events: ['chainChanged'],
}
const solana: AskedNamespace = {
  namespace: 'solana',
  chains: [SOLANA],
  methods: ['solana_signMessage'],
  events: ['accountsChanged'],
}
const methods = ['personal_sign', 'solana_signMessage']

test('grant: has exactly the selected accounts on the selected networks', () => {
  const choice = { accounts: [first, second], chains: ['eip155:1', 'eip155:8453'], methods }
  const a = first.addresses.eip155
  const b = second.addresses.eip155
  expect(grant({ namespaces: [evm] }, choice)).toEqual({
    eip155: {
      chains: ['eip155:1', 'eip155:8453'],
      accounts: [`eip155:1:${a}`, `eip155:1:${b}`, `eip155:8453:${a}`, `eip155:8453:${b}`],
      methods: ['personal_sign'],
      events: ['chainChanged'],
    },
  })
})

test('grant: each chain gets its own networks, addresses, methods and events', () => {
  const choice = { accounts: [second], chains: ['eip155:1', SOLANA], methods }
  expect(grant({ namespaces: [evm, solana] }, choice)).toEqual({
    eip155: {
      chains: ['eip155:1'],
      accounts: [`eip155:1:${second.addresses.eip155}`],
      methods: ['personal_sign'],
      events: ['chainChanged'],
    },
    solana: {
      chains: [SOLANA],
      accounts: [`${SOLANA}:${second.addresses.solana}`],
      methods: ['solana_signMessage'],
      events: ['accountsChanged'],
    },
  })
})

test('grant: namespaces without a selected network, or that were not requested, are left out', () => {
  const granted = (chains: readonly string[], namespaces: readonly AskedNamespace[]) =>
    Object.keys(grant({ namespaces }, { accounts: [first], chains, methods }))
  expect(granted([SOLANA], [evm, solana])).toEqual(['solana'])
  expect(granted(['eip155:1'], [evm, solana])).toEqual(['eip155'])
  expect(granted(['eip155:1', SOLANA], [evm])).toEqual(['eip155'])
})
