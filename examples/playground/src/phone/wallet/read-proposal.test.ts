import { expect, test } from 'vitest'
import { readProposal } from './read-proposal'
import type { Network } from './state'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
/** As wallets used to call the same chain. */
const SOLANA_BEFORE = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
const networks: readonly Network[] = ['eip155:1', 'eip155:8453', SOLANA].map((networkId) => ({
  networkId,
  name: networkId,
  rpcUrl: 'http://127.0.0.1',
  symbol: 'ETH',
}))
const metadata = {
  name: 'A page',
  url: 'https://page.example/deep',
  icons: ['https://page.example/icon.png'],
}
const read = (rest: object) => readProposal({ id: 7, proposer: { metadata }, ...rest }, networks)

test('proposal: says who asks and for what this wallet has', () => {
  const proposal = read({
    optionalNamespaces: {
      eip155: {
        chains: ['eip155:8453', 'eip155:8453', 'eip155:5'],
        methods: ['personal_sign', 'eth_sign'],
        events: ['chainChanged', 'message'],
      },
    },
  })
  expect(proposal).toEqual({
    kind: 'proposal',
    id: 7,
    page: { name: 'A page', host: 'page.example', iconUrl: 'https://page.example/icon.png' },
    namespaces: [
      {
        namespace: 'eip155',
        chains: ['eip155:8453'],
        methods: ['personal_sign'],
        events: ['chainChanged'],
      },
    ],
    missing: [],
  })
})

test('proposal: each chain has what was asked of it, and an older id of Solana is not shown beside the newer', () => {
  const proposal = read({
    optionalNamespaces: {
      solana: {
        chains: [SOLANA, SOLANA_BEFORE],
        methods: ['solana_signMessage', 'personal_sign', 'solana_signIn'],
        events: ['accountsChanged'],
      },
      bip122: { chains: ['bip122:0'], methods: ['signMessage'] },
      eip155: { chains: ['eip155:1', SOLANA], methods: ['personal_sign', 'solana_signMessage'] },
    },
  })
  expect(proposal?.namespaces).toEqual([
    { namespace: 'eip155', chains: ['eip155:1'], methods: ['personal_sign'], events: [] },
    {
      namespace: 'solana',
      chains: [SOLANA],
      methods: ['solana_signMessage'],
      events: ['accountsChanged'],
    },
  ])
  expect(proposal?.missing).toEqual([])
})

test('proposal: a page of other chains alone asks for nothing that can be granted', () => {
  expect(read({ optionalNamespaces: { bip122: { chains: ['bip122:0'] } } })).toMatchObject({
    namespaces: [],
    missing: [],
  })
})

test('proposal: what is required and not there is named, chains and methods', () => {
  const eip155 = { chains: ['eip155:1', 'eip155:5'], methods: ['personal_sign', 'eth_sign'] }
  expect(read({ requiredNamespaces: { eip155 } })).toMatchObject({
    namespaces: [{ chains: ['eip155:1'] }],
    missing: ['eip155:5', 'eth_sign'],
  })
})

test('proposal: a namespace may be one chain', () => {
  expect(read({ requiredNamespaces: { 'eip155:1': { methods: [] }, 'solana:x': {} } })).toMatchObject({
    namespaces: [{ chains: ['eip155:1'] }, { namespace: 'solana', chains: [] }],
    missing: ['solana:x'],
  })
})

test('proposal: a page without a name is called by its host, or said to have none', () => {
  const nameless = (url: unknown) =>
    read({ proposer: { metadata: { ...metadata, name: ' ', url } } })?.page.name
  expect(nameless('https://page.example')).toBe('page.example')
  expect(nameless('no address')).toBe('A page without a name')
  expect(nameless(5)).toBe('A page without a name')
})

test.each([
  [undefined],
  ['text'],
  [{}],
  [{ id: 'seven', proposer: { metadata } }],
  [{ id: 7, proposer: {} }],
])('proposal: is not shown when it cannot be read: %j', (input) => {
  expect(readProposal(input, networks)).toBeUndefined()
})
