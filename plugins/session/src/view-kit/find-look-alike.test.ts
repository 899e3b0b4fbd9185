import { expect, test } from 'vitest'
import { findLookAlike } from './find-look-alike'

const OWN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('findLookAlike: finds a known address with the same start and end, and recognises a known address itself', () => {
  expect(findLookAlike(OWN.toLowerCase(), [OWN])).toEqual({ type: 'own' })
  expect(findLookAlike(`0xf39F${'0'.repeat(30)}b92266`.slice(0, 42), [OWN])).toEqual({
    type: 'look-alike',
    address: OWN,
  })
  expect(findLookAlike('0x70997970C51812dc3A010C7d01b50e0d17dc79C8', [OWN])).toBeUndefined()
})
