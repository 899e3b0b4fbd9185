import { expect, test } from 'vitest'
import { anvilAccounts } from './anvil-accounts'
import { addressOf } from './keys'

test('anvil accounts: each address belongs to its key', () => {
  expect(anvilAccounts).toHaveLength(10)
  for (const { address, privateKey } of anvilAccounts) expect(addressOf(privateKey)).toBe(address)
})
