import { spreadOf } from './figures'
import type { Figures } from './press'

/** The pages that are measured: ours, a bare page that does the same, and that of another toolkit. */
export const sides = ['latchkey', 'baseline', 'rainbowKit'] as const
export type Side = (typeof sides)[number]
export type FiguresBySide = Readonly<Record<Side, readonly Figures[]>>

const titles: Readonly<Record<Side, string>> = {
  latchkey: 'Latchkey',
  baseline: 'baseline',
  rainbowKit: 'RainbowKit',
}

/** The highest median of a figure of Latchkey: as it is, or beside a figure of `side`, the same one unless `row` names another. */
export interface Aim {
  readonly atMost: number
  readonly side?: Side
  readonly row?: string
}

/** Writes medians and spreads of all figures as a table, with the ratio of Latchkey's to each other side's and the aims. */
export function tableOf(
  found: FiguresBySide,
  aims: Readonly<Record<string, Aim | readonly Aim[]>>,
): readonly string[] {
  const valuesOf = (side: Side, row: string): readonly number[] =>
    found[side].flatMap((figures) => figures[row] ?? [])
  const ratioOf = (row: string, side: Side, other: string): number =>
    spreadOf(valuesOf('latchkey', row))[0] / spreadOf(valuesOf(side, other))[0]
  const cells = (row: string, side: Side): readonly string[] => {
    const values = valuesOf(side, row)
    if (values.length === 0) return side === 'latchkey' ? ['–'] : ['–', '–']
    const [, text] = spreadOf(values)
    if (side === 'latchkey') return [text]
    const ratio = ratioOf(row, side, row)
    // Nothing is no measure: a bare page does no work when it is idle.
    return [text, Number.isFinite(ratio) ? `×${ratio.toFixed(2)}` : '–']
  }
  const aimOf = (row: string, { atMost, side, row: other = row }: Aim): string => {
    const [median] = spreadOf(valuesOf('latchkey', row))
    const value = side === undefined ? median : ratioOf(row, side, other)
    if (Number.isNaN(value)) return 'not measured'
    const of = side === undefined ? '' : ` of ${titles[side]}${other === row ? '' : `'s "${other}"`}`
    return `${value <= atMost ? 'met' : '**missed**'}: ${side === undefined ? '' : '×'}${value.toFixed(2)}${of}, at most ${atMost}`
  }
  const rows = [...new Set(sides.flatMap((side) => found[side].flatMap((figures) => Object.keys(figures))))]
  return [
    '| what, ms unless said | Latchkey | baseline | × | RainbowKit | × | aims |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map((row) => {
      const told = [aims[row] ?? []].flat().map((aim) => aimOf(row, aim))
      return `| ${[row, ...sides.flatMap((side) => cells(row, side)), told.join('; ')].join(' | ')} |`
    }),
  ]
}
