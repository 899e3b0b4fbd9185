import { expect, it, test } from 'vitest'
import {
  ConfigurationError,
  defineError,
  isCancellation,
  isLatchkeyError,
  RequestAbortedError,
} from './errors'
import { withErrorTexts } from './text/text'
import { ViewDismissedError } from './unanswered-errors'

const nested = (cause: unknown, depth: number): unknown =>
  depth === 0 ? cause : new Error('outer', { cause: nested(cause, depth - 1) })

test.each<[string, unknown]>([
  ['a view that was closed', new ViewDismissedError('Home')],
  ['a request that was called off', new RequestAbortedError('eth_call')],
  ['an abort', new DOMException('gone', 'AbortError')],
  ['an abort of a library', Object.assign(new Error('gone'), { name: 'AbortError' })],
])('isCancellation: %s, however deep among the causes', (_, error) => {
  for (const depth of [0, 1, 2, 50]) expect(isCancellation(nested(error, depth))).toBe(true)
})

test.each<[string, unknown]>([
  ['an error', new Error('boom')],
  ['another code of ours', new ConfigurationError('CLOSED')],
  ['a code of ours that is not of ours', { code: 'VIEW_DISMISSED' }],
  ['a time-out', new DOMException('late', 'TimeoutError')],
  ['a refusal in the wallet', { code: 4001 }],
  ['nothing', undefined],
  ['null', null],
  ['a text', 'AbortError'],
])('isCancellation: %s is none', (_, error) => {
  expect([isCancellation(error), isCancellation(nested(error, 3))]).toEqual([false, false])
})

it('isCancellation: survives circles, causes without end, and traps', () => {
  const circle: { cause?: unknown } = {}
  circle.cause = { cause: circle }
  const endless = (): object => new Proxy({}, { get: (_, key) => (key === 'cause' ? endless() : undefined) })
  const trapped = new Proxy(
    {},
    {
      get() {
        throw new Error('no')
      },
    },
  )
  expect([circle, endless(), trapped, new Error('x', { cause: trapped })].map(isCancellation)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

class TipRefusedError extends defineError('TIP_REFUSED', 'The tip was refused', 'Try again.', 'tips') {
  constructor(
    readonly amount: number,
    cause?: unknown,
  ) {
    super({ cause, details: { amount } })
  }
}
class TipLateError extends defineError('TIP_LATE', 'Too late', 'Try tomorrow.') {}
class TipLostError extends defineError('TIP_LOST', 'Lost') {}

test('defineError: every instance has the code, the sentences and its own values', () => {
  const cause = new Error('boom')
  const error = new TipRefusedError(5, cause)
  expect(error).toMatchObject({
    name: 'TipRefusedError',
    code: 'TIP_REFUSED',
    message: 'The tip was refused',
    recovery: 'Try again.',
    category: 'tips',
    details: { amount: 5 },
    amount: 5,
    cause,
  })
  expect([error instanceof TipRefusedError, error instanceof TipLateError, isLatchkeyError(error)]).toEqual([
    true,
    false,
    true,
  ])
  expect(new TipLateError()).toMatchObject({ recovery: 'Try tomorrow.', category: 'internal SDK error' })
  expect(new TipLostError({ message: 'Lost 5 of them' })).toMatchObject({
    message: 'Lost 5 of them',
    recovery: undefined,
  })
})

test('defineError: the class has the sentences too, for translations', () => {
  const severalCodes = { texts: [TipLateError.texts, TipLostError.texts] }
  expect(withErrorTexts({ 'tip.title': 'Tip' }, [TipRefusedError, severalCodes])).toEqual({
    'tip.title': 'Tip',
    'error.TIP_REFUSED': 'The tip was refused',
    'recovery.TIP_REFUSED': 'Try again.',
    'error.TIP_LATE': 'Too late',
    'recovery.TIP_LATE': 'Try tomorrow.',
    'error.TIP_LOST': 'Lost',
  })
})
