import * as v from 'valibot'

/** A whole number within limits, refused with a sentence that names the field. */
export function wholeNumber(field: string, smallest: number, largest: number) {
  const sentence = `"${field}" must be a whole number from ${smallest} to ${largest}.`
  return v.pipe(
    v.number(sentence),
    v.integer(sentence),
    v.minValue(smallest, sentence),
    v.maxValue(largest, sentence),
  )
}
