import { expect, test } from 'vitest'
import type { SwapRequest } from '../contract'
import { fromUsdc, SPENDER, STRANGER } from '../test-support/orders'
import { agreedBy, agreedInForm, changeOf, changeSince } from './plan-change'

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
