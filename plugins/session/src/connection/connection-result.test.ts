import { expect, test } from 'vitest'
import { parseAccounts } from './connection-result'

const rules = {
  isAddress: () => true,
  formatAddress: (_namespace: string, address: string) => address,
  preferredAccountType: () => undefined,
}

test.each([
  ['eip155', '0x742d35Cc6634C0532925a3b844Bc454e4438f44e', 1],
  ['solana', '7Np41oeYqPefeNQEHSv1UDhYrehxin3NStELsSKCT4K2', 2],
])('accounts: of %s, two that differ in case only', (namespace, address, count) => {
  const accounts = [
    { namespace, address },
    { namespace, address: address.toLowerCase() },
  ]
  expect(parseAccounts(accounts, rules)).toEqual(accounts.slice(0, count))
})
