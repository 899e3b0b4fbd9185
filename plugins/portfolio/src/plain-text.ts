/** Control and formatting characters, bidirectional ones included: a name is one line of plain text. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** A text for display in one line, cut to a length in UTF-16 code units. */
export const plainText = (text: string, maxLength: number): string =>
  text.replace(invisible, '').trim().slice(0, maxLength)
