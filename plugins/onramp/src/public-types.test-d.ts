import { expectTypeOf, test } from 'vitest'
import type { Purchase } from './contract'
import { meld } from './meld'
import { onramp } from './plugin'

test('contract: amounts are text, never numbers', () => {
  expectTypeOf<Purchase['amount']>().toEqualTypeOf<string>()
})

test('contract: no key is built in', () => {
  // @ts-expect-error: the key of the host's own account is required.
  meld({})
  onramp({ providers: [meld({ publicKey: 'key' })] })
})
