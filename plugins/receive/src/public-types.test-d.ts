import type { Latchkey } from '@latchkey/kernel'
import { expectTypeOf, test } from 'vitest'
import type { ReceiveArgs, ReceiveContract } from './contract'
import { receive } from './plugin'

declare const latchkey: Latchkey<ReceiveContract>

test('contract: the view opens with and without arguments', () => {
  latchkey.open('WalletReceive')
  latchkey.open('WalletReceive', { amount: 5n, networkId: 'eip155:1' })
  expectTypeOf<ReceiveArgs['amount']>().toEqualTypeOf<string | bigint | undefined>()
})

test('contract: an amount that is a number does not compile', () => {
  // @ts-expect-error: a number is rounded.
  latchkey.open('WalletReceive', { amount: 0.5 })
})

test('contract: the plugin takes no options', () => {
  // @ts-expect-error: there are none.
  receive({})
})
