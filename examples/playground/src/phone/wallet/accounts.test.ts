import { expect, test } from 'vitest'
import { accountOf, accounts } from './accounts'
import { openSolanaKeys } from './solana/solana-keys'

const [first] = accounts

test('accounts: there is a key on Solana for each of them', async () => {
  const keys = openSolanaKeys([{ networkId: 'solana:x', name: 'Solana', rpcUrl: 'http://x', symbol: 'SOL' }])
  expect((await keys.addresses()).slice(7)).toEqual(accounts.map(({ addresses }) => addresses.solana))
})

test('accounts: an address is found on both chains; letters count on Solana only', () => {
  const { eip155, solana } = first.addresses
  expect(accountOf(eip155.toLowerCase())).toBe(first)
  expect(accountOf(solana)).toBe(first)
  expect(accountOf(solana.toLowerCase())).toBeUndefined()
})
