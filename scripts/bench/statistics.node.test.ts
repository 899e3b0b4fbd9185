import { expect, test } from 'vitest'
import { sampleOf } from './statistics'

test('sampleOf: takes the middle value whatever the order', () => {
  expect(sampleOf([30, 1, 2])).toEqual({ median: 2, lowest: 1, highest: 30, runs: 3 })
})

test('sampleOf: takes the mean of the two middle values of an even number', () => {
  expect(sampleOf([4, 1, 2, 10]).median).toBe(3)
})
