import { expect, test } from 'vitest'
import { type GridShape, nextTile } from './tile-focus'

const shape: GridShape = { count: 10, columns: 4, visibleRows: 2, rightToLeft: false }
const led = (keys: readonly string[], index: number, more: Partial<GridShape> = {}) =>
  keys.map((key) => nextTile(key, index, { ...shape, ...more }))

test('nextTile: arrow keys move to adjacent tiles, and at the end of a row to the next row', () => {
  expect(led(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'], 5)).toEqual([6, 4, 9, 1])
  expect(led(['ArrowRight'], 3)).toEqual([4])
})

test('nextTile: in right-to-left text the left and right arrow keys are exchanged', () => {
  expect(led(['ArrowRight', 'ArrowLeft'], 5, { rightToLeft: true })).toEqual([4, 6])
})

test('nextTile: does not move beyond the first and last tile', () => {
  expect(led(['ArrowLeft', 'ArrowUp', 'PageUp', 'Home'], 0)).toEqual([0, 0, 0, 0])
  expect(led(['ArrowRight', 'ArrowDown', 'PageDown', 'End'], 9)).toEqual([9, 9, 9, 9])
})

test('nextTile: moves to the last tile if the last row is too short', () => {
  expect(led(['ArrowDown', 'PageDown'], 7)).toEqual([9, 9])
})

test('nextTile: Page Up and Page Down move by the visible rows, Home and End to the first and last tile', () => {
  expect(led(['PageDown', 'PageUp', 'Home', 'End'], 41, { count: 100, visibleRows: 3 })).toEqual([
    53, 29, 0, 99,
  ])
})

test('nextTile: other keys do not move', () => {
  expect(led(['a', 'Enter', 'Tab', ' '], 2)).toEqual([undefined, undefined, undefined, undefined])
})
