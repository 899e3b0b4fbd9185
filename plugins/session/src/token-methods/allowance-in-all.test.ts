import { expect, test } from 'vitest'
import { allowanceInAll } from './index'

test.each([
  ['one period', { amount: 5n, start: 0n, period: 100n, now: 0n, until: 99n }, 5n],
  [
    'the period that begins with the last second',
    { amount: 5n, start: 0n, period: 100n, now: 0n, until: 100n },
    10n,
  ],
  ['each second of a day', { amount: 1n, start: 0n, period: 1n, now: 0n, until: 86_399n }, 86_400n],
  ['what is left of many periods', { amount: 5n, start: 0n, period: 100n, now: 950n, until: 1_050n }, 10n],
  ['a start that is still to come', { amount: 5n, start: 500n, period: 100n, now: 0n, until: 650n }, 10n],
  ['a start that never comes', { amount: 5n, start: 500n, period: 100n, now: 0n, until: 499n }, 0n],
  ['no period', { amount: 5n, start: 0n, period: 0n, now: 0n, until: 1n }, undefined],
] as const)('allowance: over %s', (_what, allowance, expected) => {
  expect(allowanceInAll(allowance)).toBe(expected)
})
