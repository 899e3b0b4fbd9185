import { tokenMethods } from '@latchkey/session/requests'
import { toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'

test('methods: each selector is that of its signature', () => {
  expect(tokenMethods.size).toBeGreaterThan(50)
  for (const [selector, { signature }] of tokenMethods)
    expect([signature, selector]).toEqual([signature, toFunctionSelector(signature)])
})
