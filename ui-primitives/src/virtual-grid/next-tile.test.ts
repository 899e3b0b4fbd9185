import { expect, test } from 'vitest'
import { type GridShape, nextTile } from './next-tile'

const shape: GridShape = { count: 10, columns: 4, visibleRows: 2, rightToLeft: false }
const led = (keys: readonly string[], index: number, more: Partial<GridShape> = {}) =>
  keys.map((key) => nextTile(key, index, { ...shape, ...more }))

test('next tile: arrows go to the adjacent tiles, and over the end of a row', () => {
  expect(led(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'], 5)).toEqual([6, 4, 9, 1])
  expect(led(['ArrowRight'], 3)).toEqual([4])
})

test('next tile: right to left, the arrows change sides', () => {
  expect(led(['ArrowRight', 'ArrowLeft'], 5, { rightToLeft: true })).toEqual([4, 6])
})

test('next tile: stops at every edge', () => {
  expect(led(['ArrowLeft', 'ArrowUp', 'PageUp', 'Home'], 0)).toEqual([0, 0, 0, 0])
  expect(led(['ArrowRight', 'ArrowDown', 'PageDown', 'End'], 9)).toEqual([9, 9, 9, 9])
})

test('next tile: a short last row takes its last tile', () => {
  expect(led(['ArrowDown', 'PageDown'], 7)).toEqual([9, 9])
})

test('next tile: a page is what is in sight; Home and End are the ends of all', () => {
  expect(led(['PageDown', 'PageUp', 'Home', 'End'], 41, { count: 100, visibleRows: 3 })).toEqual([
    53, 29, 0, 99,
  ])
})

test('next tile: other keys are not its own', () => {
  expect(led(['a', 'Enter', 'Tab', ' '], 2)).toEqual([undefined, undefined, undefined, undefined])
})
