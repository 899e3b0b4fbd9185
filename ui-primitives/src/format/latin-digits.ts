const FOREIGN_DIGIT = /\p{Nd}/gu
/** Arabic, Persian, Devanagari, Bengali and full-width zeros; the other digits follow each. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10]

/** The text with the digits of other scripts' keyboards replaced by 0–9. */
export function latinDigits(text: string): string {
  return text.replace(FOREIGN_DIGIT, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find((start) => code >= start && code < start + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}
