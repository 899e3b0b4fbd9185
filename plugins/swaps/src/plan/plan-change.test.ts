import { expect, test } from 'vitest'
import type { SwapConcern, SwapRequest } from '../contract'
import { fromUsdc, SPENDER, STRANGER } from '../test-support/orders'
import {
  agreedBy,
  agreedInForm,
  changeOf,
  changeSince,
  impactConcern,
  isCovered,
  isFresh,
} from './plan-change'

const agreed = agreedInForm({ quoted: '10000' })
const of = (minimum: string, router = SPENDER, spender = router) => ({ minimum, router, spender })
const seen = agreedBy(of('9801'))

test('preview: the form’s quote less the slippage is no change', () => {
  expect(agreed).toEqual({ minimum: 9_801n, contracts: undefined })
  expect(changeOf(of('9801'), agreed)).toBeUndefined()
})

test('preview: less than the form’s quote has to be accepted', () => {
  expect(changeOf(of('9800'), agreed)).toBe('price')
  expect(changeOf(of('9800'), seen)).toBe('price')
})

test('preview: another contract has to be accepted, however good its price', () => {
  expect(changeOf(of('99999', STRANGER), seen)).toBe('contract')
  expect(changeOf(of('99999', SPENDER, STRANGER), seen)).toBe('contract')
  expect(changeOf(of('99999'), seen)).toBeUndefined()
})

test('preview: after a permission for another contract than the router the swap needs no new consent', () => {
  const approved = agreedBy(of('9801', SPENDER, STRANGER))
  expect(changeOf(of('9801', SPENDER, SPENDER), approved)).toBeUndefined()
  expect(changeOf(of('9801', STRANGER, STRANGER), approved)).toBe('contract')
})

const request: SwapRequest = {
  ...fromUsdc,
  ...of('9801'),
  kind: 'swap',
  requests: [{ type: 'call', to: SPENDER, data: '0x' }],
  concerns: [{ kind: 'impact', percent: 7 }],
  expected: '9900',
  builtAtMs: 0,
}

test('renewal: a request that is as good as the earlier one has no change, another says which', () => {
  expect(changeSince(request, { ...request, builtAtMs: 40_000, minimum: '9900' })).toBeUndefined()
  expect(changeSince(request, { ...request, concerns: [] })).toBeUndefined()
  expect(changeSince(request, { ...request, minimum: '9800' })).toBe('price')
  expect(changeSince(request, { ...request, router: STRANGER })).toBe('contract')
  expect(changeSince(request, { ...request, kind: 'approve' })).toBe('step')
  for (const concerns of [[{ kind: 'impact', percent: 8 }], [{ kind: 'not-simulated' }]] as const)
    expect(changeSince(request, { ...request, concerns })).toBe('concern')
})

test('fresh: what seems to be of the future is not', () => {
  expect(isFresh(1_000, 11_000, 10_000)).toBe(true)
  expect(isFresh(1_000, 11_001, 10_000)).toBe(false)
  expect(isFresh(86_400_000, 3_600_000, 10_000)).toBe(false)
})

test.each([
  [undefined, []],
  [-3_000_000n, []],
  [5_000_000n, []],
  [5_000_001n, [{ kind: 'impact', percent: 6 }]],
  [6_000_000n, [{ kind: 'impact', percent: 6 }]],
  [90_000_000n, [{ kind: 'impact', percent: 90 }]],
])('impact: of %s millionths of a percent it has to be accepted above 5 %%', (impact, concerns) => {
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
