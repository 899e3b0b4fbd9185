import { expect, test } from 'vitest'
import { checkInstance } from './check-names.development'
import { createLatchkey } from './create-latchkey'

test('provider: accepts what createLatchkey gave', () => {
  expect(() => checkInstance(createLatchkey({ plugins: [] }))).not.toThrow()
})

test.each([
  ['nothing', undefined],
  ['the function', createLatchkey],
  ['its options', { plugins: [] }],
])('provider: refuses %s in a sentence', (_what, given) => {
  expect(() => checkInstance(given)).toThrow(/<LatchkeyProvider latchkey={latchkey}>/)
})
