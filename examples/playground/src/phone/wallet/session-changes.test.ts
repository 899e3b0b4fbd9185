import { expect, test } from 'vitest'
import { accounts } from './accounts'
import { type Granted, sessionChangesFor } from './session-changes'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const [first, second] = accounts
const own = first.addresses
const next = second.addresses
const granted = (chain: string, address: string): Granted => ({
  chains: [chain],
  accounts: [`${chain}:${address}`],
  methods: ['any'],
  events: ['accountsChanged', 'chainChanged'],
})
const both = { eip155: granted('eip155:1', own.eip155), solana: granted(SOLANA, own.solana) }

test('changes: another account is emitted in each namespace of the page, with its address there', () => {
  const { namespaces, events } = sessionChangesFor(
    both,
    { account: second, networkId: 'eip155:1' },
    'account',
  )
  expect(namespaces?.['eip155']?.accounts).toEqual([`eip155:1:${next.eip155}`, `eip155:1:${own.eip155}`])
  expect(namespaces?.['solana']?.accounts).toEqual([`${SOLANA}:${next.solana}`, `${SOLANA}:${own.solana}`])
  expect(events).toEqual([
    { chainId: 'eip155:1', event: { name: 'accountsChanged', data: [next.eip155] } },
    { chainId: SOLANA, event: { name: 'accountsChanged', data: [next.solana] } },
  ])
})

test('changes: a page with Solana alone gets no event about EVM networks', () => {
  const { solana } = both
  const current = { account: first, networkId: 'eip155:8453' }
  expect(sessionChangesFor({ solana }, current, 'network')).toEqual({ namespaces: undefined, events: [] })
  expect(sessionChangesFor({ solana }, { ...current, account: second }, 'account').events).toHaveLength(1)
})

test('changes: a network that the session lacks is added to it, and Solana stays unchanged', () => {
  const { namespaces, events } = sessionChangesFor(
    both,
    { account: first, networkId: 'eip155:8453' },
    'network',
  )
  expect(namespaces).toEqual({
    eip155: {
      ...both.eip155,
      chains: ['eip155:1', 'eip155:8453'],
      accounts: [`eip155:1:${own.eip155}`, `eip155:8453:${own.eip155}`],
    },
    solana: both.solana,
  })
  expect(events).toEqual([{ chainId: 'eip155:8453', event: { name: 'chainChanged', data: 8453 } }])
})

test('changes: an unchanged session is not updated, and only granted events are emitted', () => {
  const eip155 = { ...both.eip155, events: ['chainChanged'] }
  const news = sessionChangesFor({ ...both, eip155 }, { account: first, networkId: 'eip155:1' }, 'account')
  expect(news.namespaces).toBeUndefined()
  expect(news.events.map(({ chainId }) => chainId)).toEqual([SOLANA])
})
