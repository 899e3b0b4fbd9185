import { defineError, type LatchkeyError, ViewDismissedError } from '@latchkey/kernel'
import { expect, it, test } from 'vitest'
import { ChainMismatchError } from '../errors'
import { toProviderError } from '../provider/provider-error'
import { errorShapes } from '../test-support/error-shapes'
import { latchkeyErrorOf } from './latchkey-error-of'
import { toWalletError } from './wallet-error'

const nested = (cause: unknown, depth: number): unknown =>
  depth === 0 ? cause : new Error('outer', { cause: nested(cause, depth - 1) })
/** What ethers 6 keeps of a rejection. */
const throughJson = (error: object): unknown => {
  const { code, message, data }: { code?: unknown; message?: unknown; data?: unknown } = error
  return { code: 'UNKNOWN_ERROR', error: JSON.parse(JSON.stringify({ code, message, data })) }
}

class TipRefusedError extends defineError('TIP_REFUSED', 'The tip was refused') {}
const tip = new TipRefusedError({ cause: { code: 4001 } })
const mismatch = new ChainMismatchError('eip155:10', 'eip155:1')

test.each<[string, unknown]>([
  ['itself', tip],
  ['a cause, however deep', nested(tip, 50)],
  ['what our provider rejects with', toProviderError(tip)],
  ['the error of a JSON-RPC response', { code: -32603, data: { originalError: tip } }],
  ['the error that ethers adds', { code: 'UNKNOWN_ERROR', info: { error: tip } }],
  ['the inner error of web3', { code: 310, innerError: tip }],
  ['one beside a getter that throws', Object.defineProperty({ cause: tip }, 'data', { get: fail })],
])('latchkeyErrorOf: finds an error of ours in %s', (_, error) => {
  expect(latchkeyErrorOf(error)).toBe(tip)
})
function fail(): never {
  throw new Error('no')
}

it('latchkeyErrorOf: finds the error of another copy of the kernel', () => {
  const other = { [Symbol.for('latchkey.error')]: true, code: 'TIP_LATE', message: 'Too late' }
  expect(latchkeyErrorOf(nested(other, 2))).toBe(other)
})

it('latchkeyErrorOf: the outermost of several is meant', () => {
  expect(latchkeyErrorOf(nested(new TipRefusedError({ cause: mismatch }), 1))).toMatchObject({
    code: 'TIP_REFUSED',
  })
})

test.each<[string, LatchkeyError]>([
  ['a chain that the wallet is not on', mismatch],
  ['a dialog that was closed', new ViewDismissedError('Home')],
])('latchkeyErrorOf: %s is known after it went through JSON', (_, own) => {
  const error = throughJson(toProviderError(own))
  const { code, message, recovery } = own
  expect(latchkeyErrorOf(error)).toMatchObject({ code, message, recovery, cause: error })
})

test.each(errorShapes)('latchkeyErrorOf: without Latchkey in between, %s', (_, thrown, code) => {
  const found = latchkeyErrorOf(thrown)
  if (code === 'WALLET_FAILED') expect(found).toBeUndefined()
  else expect(found).toMatchObject({ code, phase: 'request', cause: thrown })
})

test.each(errorShapes)('latchkeyErrorOf: by our provider and through JSON, %s', (_, thrown, code) => {
  const error = toProviderError(toWalletError(thrown, { phase: 'request' }))
  expect(latchkeyErrorOf(error)?.code).toBe(code)
  expect(latchkeyErrorOf(throughJson(error))?.code).toBe(code)
})

test.each<[string, unknown]>([
  ['an Error', new Error('boom')],
  ['undefined', undefined],
  ['null', null],
  ['a text', 'boom'],
  ['a code of ours that is not of ours', { code: 'VIEW_DISMISSED' }],
  ['a code that nobody has', { data: { latchkeyCode: 'NOBODY' } }],
  ['a code that is no text', { data: { latchkeyCode: 4001 } }],
])('latchkeyErrorOf: undefined for %s', (_, error) => {
  expect(latchkeyErrorOf(error)).toBeUndefined()
})

it('latchkeyErrorOf: survives circles, causes without end, and traps', () => {
  const circle: { cause?: unknown; error?: unknown } = {}
  circle.cause = { cause: circle }
  circle.error = [circle]
  const endless = (): object => new Proxy({}, { get: (_, key) => (key === 'cause' ? endless() : undefined) })
  const hostile = new Proxy({}, { get: fail, has: fail, ownKeys: fail, getPrototypeOf: fail })
  expect([circle, endless(), hostile, nested(hostile, 3)].map(latchkeyErrorOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(latchkeyErrorOf({ cause: circle, error: tip })).toBe(tip)
})
