import { expectTypeOf, test } from 'vitest'
import type { SendParameters, SendRequest } from './contract'
import { send } from './plugin'

test('contract: amounts are text, never numbers', () => {
  // @ts-expect-error: a number loses digits.
  const parameters: SendParameters = { amount: 1.5 }
  expectTypeOf(parameters.amount).toEqualTypeOf<string | undefined>()
  expectTypeOf<SendRequest['amount']>().toEqualTypeOf<string>()
})

test('contract: the plugin takes no options', () => {
  // @ts-expect-error: there are none.
  send({})
})
