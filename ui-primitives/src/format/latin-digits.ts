const FOREIGN_DIGIT = /\p{Nd}/gu
/** Code points of the Arabic, Persian, Devanagari, Bengali and full-width zeros. The other digits follow each zero. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10]

/** Returns the text with digits of these scripts replaced by 0–9. */
export function latinDigits(text: string): string {
  return text.replace(FOREIGN_DIGIT, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find((start) => code >= start && code < start + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}
