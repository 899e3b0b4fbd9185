import { expect, test } from 'vitest'
import { showHidden } from './card-text'

test('card: characters that nobody sees, or that turn others around, are shown by their number', () => {
  for (const hidden of [0x202e, 0x200b, 0x2028, 0x3164, 0x115f, 0xffa0, 0x034f, 0x180b, 0xe0041, 0x2800, 0x7])
    expect(showHidden(`a${String.fromCodePoint(hidden)}b`)).toBe(`a\\u{${hidden.toString(16)}}b`)
  for (const shown of ['a\n\tb', 'نص', '한국어', '❤\uFE0F', 'é e\u0301'])
    expect(showHidden(shown)).toBe(shown)
})
