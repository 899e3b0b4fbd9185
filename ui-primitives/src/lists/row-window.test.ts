import { expect, test } from 'vitest'
import { windowRows } from './row-window'

const never = (): boolean => false
const renderedRows = (...args: Parameters<typeof windowRows>): readonly number[] =>
  windowRows(...args).flatMap((part) => (part.kind === 'row' ? [part.index] : []))
const total = (heightOf: (index: number) => number, parts: ReturnType<typeof windowRows>): number =>
  parts.reduce((sum, part) => sum + (part.kind === 'row' ? heightOf(part.index) : part.height), 0)

test('row window: renders the rows in the viewport and 240 px around it', () => {
  const rows = renderedRows(1_000, () => 50, { top: 10_000, height: 500 }, never)
  expect([rows[0], rows.at(-1)]).toEqual([195, 214])
})

test('row window: rows and gaps are together as high as all rows, at any scroll position', () => {
  const heightOf = (index: number): number => 40 + (index % 7) * 10
  const whole = Array.from({ length: 500 }, (_, index) => heightOf(index)).reduce((a, b) => a + b)
  for (const top of [-300, 0, 777, 12_345, 1_000_000])
    expect(
      total(
        heightOf,
        windowRows(500, heightOf, { top, height: 400 }, (index) => index === 250),
      ),
    ).toBe(whole)
})

test('row window: a kept row is rendered, with gaps on both sides', () => {
  const parts = windowRows(
    1_000,
    () => 50,
    { top: 0, height: 100 },
    (index) => index === 500,
  )
  expect(parts.slice(-3)).toEqual([
    { kind: 'gap', name: 'before 500', height: 493 * 50 },
    { kind: 'row', index: 500 },
    { kind: 'gap', name: 'end', height: 499 * 50 },
  ])
})

test('row window: an empty list has no parts', () => {
  expect(windowRows(0, () => 50, { top: 0, height: 500 }, never)).toEqual([])
})
