import { base, mainnet } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { solana } from '../test-support/session-states'
import { groupNetworks } from './group-networks'

test('groupNetworks: keeps the order of the host, but the given namespace comes first', () => {
  const networks = [mainnet, solana, base]
  const names = (first?: string) =>
    groupNetworks(networks, first).map((group) => group.networks.map(({ name }) => name))
  expect(names()).toEqual([['Ethereum', 'Base'], ['Solana']])
  expect(names('solana')).toEqual([['Solana'], ['Ethereum', 'Base']])
})
