import { expect, test } from 'vitest'
import { addressKey, isSameAddress } from './account'

const EVM = '0x742d35Cc6634C0532925a3b844Bc454e4438f44e'
const SOLANA = '7Np41oeYqPefeNQEHSv1UDhYrehxin3NStELsSKCT4K2'

test('isSameAddress: case is ignored on eip155', () => {
  expect(isSameAddress('eip155', EVM, EVM.toLowerCase())).toBe(true)
  expect(isSameAddress('eip155', EVM, `0X${EVM.slice(2).toUpperCase()}`)).toBe(true)
  expect(isSameAddress('eip155', EVM, `${EVM.slice(0, -1)}f`)).toBe(false)
  expect(addressKey('eip155', EVM)).toBe(addressKey('eip155', EVM.toLowerCase()))
})

test.each(['solana', 'polkadot'])('isSameAddress: case distinguishes addresses on %s', (namespace) => {
  expect(isSameAddress(namespace, SOLANA, SOLANA)).toBe(true)
  expect(isSameAddress(namespace, SOLANA, SOLANA.toLowerCase())).toBe(false)
  expect(addressKey(namespace, SOLANA)).not.toBe(addressKey(namespace, SOLANA.toLowerCase()))
})

test('isSameAddress: the namespace decides, not the look of the address', () => {
  expect(isSameAddress('solana', '0xAB', '0xab')).toBe(false)
  expect(isSameAddress('eip155', 'AB', 'ab')).toBe(true)
})
