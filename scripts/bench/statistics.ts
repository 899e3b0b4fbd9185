export interface Sample {
  readonly median: number
  readonly lowest: number
  readonly highest: number
  readonly runs: number
}

/** Median with spread; at least one value. */
export function sampleOf(values: readonly number[]): Sample {
  const sorted = [...values].sort((one, other) => one - other)
  const at = (index: number): number => sorted[index] ?? Number.NaN
  const middle = (sorted.length - 1) / 2
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    lowest: at(0),
    highest: at(sorted.length - 1),
    runs: sorted.length,
  }
}
