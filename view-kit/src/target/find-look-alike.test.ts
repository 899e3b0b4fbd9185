import { expect, test } from 'vitest'
import { findLookAlike } from './find-look-alike'

const OWN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('findLookAlike: finds a known address with the same start and end, and recognises a known address itself', () => {
  expect(findLookAlike('eip155', OWN.toLowerCase(), [OWN])).toEqual({ type: 'own' })
  expect(findLookAlike('eip155', `0xf39F${'0'.repeat(30)}b92266`.slice(0, 42), [OWN])).toEqual({
    type: 'look-alike',
    address: OWN,
  })
  expect(findLookAlike('eip155', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', [OWN])).toBeUndefined()
})

test.each([
  ['of an EVM account', 'eip155', '0x7099…dc79C8', '0x70a1…DC79c8'],
  ['of a Solana account', 'solana', '7Np41o…JUwyDU9', '7Np4zz…UwyDU9'],
])('findLookAlike: finds a known address that is shown alike: %s', (_name, namespace, known, shown) => {
  const whole = (short: string, filling: string): string => short.replace('…', filling.repeat(30))
  const address = whole(known, '3')
  expect(findLookAlike(namespace, whole(shown, '9'), [address])).toEqual({ type: 'look-alike', address })
})

test('findLookAlike: the case of letters distinguishes Solana accounts', () => {
  expect(
    findLookAlike('solana', `7np4${'9'.repeat(30)}uwydu9`, [`7Np4${'9'.repeat(30)}UwyDU9`]),
  ).toBeUndefined()
})
