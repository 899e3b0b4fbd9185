import { expect, test } from 'vitest'
import { type PartContext, part, partToken } from '../test-support/part'
import { createTestLatchkey } from './create-test-latchkey'
import { fake } from './fake'

test('fake: stands in for a dependency, and says which method it was not given', () => {
  let ctx: PartContext | undefined
  const { setState } = createTestLatchkey({
    plugins: [
      part('a', {
        needs: ['real', 'empty'],
        setup(own) {
          ctx = own
        },
      }),
    ],
    fakes: [
      fake(partToken('real'), { api: { ping: () => 'pong' }, state: { count: 1, note: '' } }),
      fake(partToken('empty'), { state: { count: 2, note: '' } }),
    ],
  })
  expect(ctx?.use(partToken('real')).ping()).toBe('pong')
  expect(() => ctx?.use(partToken('empty')).ping()).toThrow("The fake of 'empty' has no 'ping'.")
  setState(partToken('empty'), { count: 5 })
  expect(ctx?.read(partToken('empty')).count).toBe(5)
})
