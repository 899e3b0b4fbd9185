import { expectTypeOf, test } from 'vitest'
import type { TrackedTransaction, TransactionResult, TransactionsApi } from './contract'
import { transactions } from './plugin'

test('contract: tracking needs the requests beside what was sent', () => {
  // @ts-expect-error: nothing could be compared without the requests.
  const purpose: Parameters<TransactionsApi['track']>[1] = { symbol: 'ETH' }
  expectTypeOf(purpose.requests).toEqualTypeOf<TrackedTransaction['requests']>()
})

test('contract: an outcome is a final one', () => {
  // @ts-expect-error: a pending transaction has no result.
  const result: TransactionResult = { outcome: { status: 'pending' } }
  expectTypeOf(result).toEqualTypeOf<TransactionResult>()
})

test('contract: what is followed is one of two words', () => {
  transactions({ follow: 'own', notices: 'all' })
  // @ts-expect-error: no other word.
  transactions({ follow: 'none' })
})
