import * as v from 'valibot'

/** A schema of integers within limits, whose message names the field. */
export function wholeNumber(field: string, smallest: number, largest: number) {
  const sentence = `"${field}" must be a whole number from ${smallest} to ${largest}.`
  return v.pipe(
    v.number(sentence),
    v.integer(sentence),
    v.minValue(smallest, sentence),
    v.maxValue(largest, sentence),
  )
}
