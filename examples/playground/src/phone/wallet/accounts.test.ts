import { expect, test } from 'vitest'
import { accountOf, accounts } from './accounts'
import { openSolanaKeys } from './solana/solana-keys'

const [first] = accounts

test('accounts: each has a key on Solana', async () => {
  const keys = openSolanaKeys([{ networkId: 'solana:x', name: 'Solana', rpcUrl: 'http://x', symbol: 'SOL' }])
  expect((await keys.addresses()).slice(7)).toEqual(accounts.map(({ addresses }) => addresses.solana))
})

test('accounts: an address of either chain finds its account; only Solana’s are case-sensitive', () => {
  const { eip155, solana } = first.addresses
  expect(accountOf(eip155.toLowerCase())).toBe(first)
  expect(accountOf(solana)).toBe(first)
  expect(accountOf(solana.toLowerCase())).toBeUndefined()
})
