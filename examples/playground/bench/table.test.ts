import { expect, test } from 'vitest'
import { type FiguresBySide, tableOf } from './table'

const found: FiguresBySide = {
  latchkey: [
    { press: 30, again: 20 },
    { press: 10, again: 20 },
    { press: 20, again: 20 },
  ],
  baseline: [{ press: 10 }, { press: 5 }, { press: 40 }],
  rainbowKit: [{ press: 100 }],
}
const rowOf = (name: string, aims: Parameters<typeof tableOf>[1]): string | undefined =>
  tableOf(found, aims).find((line) => line.startsWith(`| ${name} |`))

test('table: a row has the median and spread of each side, and the ratio to it', () => {
  expect(rowOf('press', {})).toBe(
    '| press | 20.0 (10.0–30.0) | 10.0 (5.0–40.0) | ×2.00 | 100.0 (100.0–100.0) | ×0.20 |  |',
  )
  expect(rowOf('again', {})).toBe('| again | 20.0 (20.0–20.0) | – | – | – | – |  |')
})

test('table: an aim is met or missed: by the figure itself, beside a side, and beside another row', () => {
  const aims = {
    press: [{ atMost: 19 }, { atMost: 2, side: 'baseline' }, { atMost: 0.1, side: 'rainbowKit' }],
  } as const
  expect(rowOf('press', aims)).toContain(
    '| **missed**: 20.00, at most 19; met: ×2.00 of baseline, at most 2; **missed**: ×0.20 of RainbowKit, at most 0.1 |',
  )
  expect(rowOf('again', { again: { atMost: 1.15, side: 'latchkey', row: 'press' } })).toContain(
    `| met: ×1.00 of Latchkey's "press", at most 1.15 |`,
  )
})

test('table: an aim beside what was not measured is neither met nor missed', () => {
  expect(rowOf('again', { again: { atMost: 1, side: 'baseline' } })).toContain('| not measured |')
})
