/** Defines the helper that tsx calls in functions it compiles, which a page does not have. */
export const keepNames = 'globalThis.__name = (value) => value'

/** `12 (10–15)`: median, lowest and highest. */
export function spreadOf(values: readonly number[] = []): readonly [median: number, text: string] {
  const sorted = [...values].sort((one, other) => one - other)
  const median = sorted[sorted.length >> 1] ?? Number.NaN
  return [median, `${median.toFixed(1)} (${sorted.at(0)?.toFixed(1)}–${sorted.at(-1)?.toFixed(1)})`]
}
