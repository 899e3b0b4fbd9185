import type { Sample } from './statistics'

export interface Row {
  readonly name: string
  readonly unit: string
  readonly ours: Sample
  /** The floor page, or the hand-written minimum. */
  readonly floor: Sample
}

const digits = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })
const show = ({ median, lowest, highest }: Sample): string =>
  `${digits.format(median)} (${digits.format(lowest)}–${digits.format(highest)})`

/** Markdown: medians with their spread, and the ratio of the medians. */
export function tableOf(rows: readonly Row[]): string {
  return [
    '| what | runs | Latchkey | floor | ratio | difference |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows.map(({ name, unit, ours, floor }) => {
      const ratio = floor.median > 0 ? `×${(ours.median / floor.median).toFixed(2)}` : '–'
      const difference = digits.format(ours.median - floor.median)
      return `| ${name}, ${unit} | ${ours.runs} | ${show(ours)} | ${show(floor)} | ${ratio} | ${difference} |`
    }),
  ].join('\n')
}
