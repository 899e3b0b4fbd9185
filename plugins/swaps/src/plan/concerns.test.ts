import { expect, test } from 'vitest'
import type { SwapConcern } from '../contract'
import { SPENDER, STRANGER } from '../test-support/orders'
import { impactConcern, isCovered } from './concerns'

test.each([
  [undefined, []],
  [-300n, []],
  [500n, []],
  [501n, [{ kind: 'impact', percent: 6 }]],
  [600n, [{ kind: 'impact', percent: 6 }]],
  [9_000n, [{ kind: 'impact', percent: 90 }]],
])('impact: of %s hundredths of a percent it has to be accepted above 5 %%', (impact, concerns) => {
  expect(impactConcern(impact)).toEqual(concerns)
})

const contract: SwapConcern = { kind: 'contract', address: SPENDER }

test('concern: what was accepted covers the same and less, nothing else', () => {
  expect(isCovered(contract, [contract])).toBe(true)
  expect(isCovered({ ...contract, address: STRANGER }, [contract])).toBe(false)
  expect(isCovered({ ...contract, kind: 'call' }, [contract])).toBe(false)
  expect(isCovered({ kind: 'not-simulated' }, [contract])).toBe(false)
  expect(isCovered({ kind: 'not-simulated' }, [{ kind: 'not-simulated' }])).toBe(true)
  expect(isCovered({ kind: 'impact', percent: 7 }, [{ kind: 'impact', percent: 7 }])).toBe(true)
  expect(isCovered({ kind: 'impact', percent: 8 }, [{ kind: 'impact', percent: 7 }])).toBe(false)
  expect(isCovered(contract, [])).toBe(false)
})
