import { expectTypeOf, test } from 'vitest'
import type { HistoryPage, HistoryQuery, HistoryTransaction } from './contract'
import { history } from './plugin'

test('contract: a page is asked for with an account and a network', () => {
  // @ts-expect-error: the account is missing.
  const query: HistoryQuery = { networkId: 'eip155:1' }
  expectTypeOf(query.cursor).toEqualTypeOf<string | undefined>()
})

test('contract: amounts are text', () => {
  expectTypeOf<HistoryTransaction['transfers'][number]['quantity']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<HistoryPage['next']>().toEqualTypeOf<string | undefined>()
})

test('contract: the plugin takes its own options alone', () => {
  // @ts-expect-error: there is no such option.
  history({ pages: 5 })
})
