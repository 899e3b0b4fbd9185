import { expect, test } from 'vitest'
import { type BundleScenario, judge, type Part } from './measure'
import { isStillTrue, mostBytes } from './tolerance'

test.each([
  [0, 0],
  [200, 250],
  [700, 875],
  [2_000, 2_256],
  [12_800, 13_056],
  [50_000, 51_000],
  [450_000, 459_000],
])('tolerance: a figure of %i B allows %i B', (figure, most) => {
  expect(mostBytes(figure)).toBe(most)
})

test('tolerance: a documented figure may be missed in both directions', () => {
  expect([49_000, 51_000].map((measured) => isStillTrue(50_000, measured))).toEqual([true, true])
  expect([48_999, 51_001].map((measured) => isStillTrue(50_000, measured))).toEqual([false, false])
})

const scenario: BundleScenario = {
  name: 'tips',
  entry: '',
  eager: 700,
  lazy: 20_000,
  absent: [],
  include: [],
  measure: 'gzip',
  added: { eager: 1000, lazy: 4000, without: [] },
}
const part = (bytes: number): Part => ({ bytes, modules: [], packages: [] })

test('budget: what is over the figure within its tolerance passes, one byte more does not', () => {
  expect(judge(scenario, { eager: part(875), lazy: part(20_400) })).toEqual([])
  expect(judge(scenario, { eager: part(876), lazy: part(20_401) })).toEqual([
    expect.stringMatching(/^eager is 876 B gzip, 176 B over its limit/),
    expect.stringMatching(/^lazy is 20401 B gzip, 401 B over its limit/),
  ])
})
