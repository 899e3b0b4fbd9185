import { expect, test } from 'vitest'
import { truncateName } from './address'

test.each([
  ['vitalik.eth', 18, 'vitalik.eth'],
  ['12345678901234567890', 5, '12345…'],
  ['🦊🦊🦊', 2, '🦊🦊…'],
] as const)('truncateName: %s at %d is %s', (name, limit, shown) => {
  expect(truncateName(name, limit)).toBe(shown)
})
