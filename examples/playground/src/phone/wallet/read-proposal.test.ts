import { expect, test } from 'vitest'
import { readProposal } from './read-proposal'
import type { Network } from './state'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
/** The former CAIP-2 id of the same chain. */
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

test('proposal: has the page’s name, and of the requested namespaces what this wallet supports', () => {
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

test('proposal: each namespace has what was requested of it, and the former id of Solana is left out', () => {
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

test('proposal: has no namespace where a page requests unsupported chains only', () => {
  expect(read({ optionalNamespaces: { bip122: { chains: ['bip122:0'] } } })).toMatchObject({
    namespaces: [],
    missing: [],
  })
})

test('proposal: lists required chains and methods that the wallet lacks', () => {
  const eip155 = { chains: ['eip155:1', 'eip155:5'], methods: ['personal_sign', 'eth_sign'] }
  expect(read({ requiredNamespaces: { eip155 } })).toMatchObject({
    namespaces: [{ chains: ['eip155:1'] }],
    missing: ['eip155:5', 'eth_sign'],
  })
})

test('proposal: a key of the namespaces may be a network id', () => {
  expect(read({ requiredNamespaces: { 'eip155:1': { methods: [] }, 'solana:x': {} } })).toMatchObject({
    namespaces: [{ chains: ['eip155:1'] }, { namespace: 'solana', chains: [] }],
    missing: ['solana:x'],
  })
})

test('proposal: a page without a name gets its host, or a placeholder', () => {
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
])('proposal: is undefined for invalid input: %j', (input) => {
  expect(readProposal(input, networks)).toBeUndefined()
})
