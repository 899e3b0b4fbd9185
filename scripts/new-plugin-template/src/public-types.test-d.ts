import { expectTypeOf, test } from 'vitest'
import type { PriceAlertsApi, PriceAlertsState } from './contract'
import { priceAlerts } from './plugin'

test('contract: run takes nothing and resolves with nothing', () => {
  expectTypeOf<PriceAlertsApi['run']>().toEqualTypeOf<() => Promise<void>>()
})

test('contract: an unknown phase does not compile', () => {
  // @ts-expect-error: 'failed' is no phase.
  const state: PriceAlertsState = { phase: 'failed' }
  expectTypeOf(state).toEqualTypeOf<PriceAlertsState>()
})

test('contract: the plugin takes no options', () => {
  // @ts-expect-error: there are none.
  priceAlerts({})
})
