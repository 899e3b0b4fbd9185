/**
 * Returns the URL of a text, or `undefined` for a text that is none. Not `URL.canParse`, which browsers before
 * Safari 17 and Chrome 120 lack.
 * @example parseUrl('https://example.org/a')?.host // 'example.org'
 */
export function parseUrl(text: string): URL | undefined {
  // control: addresses-of-newer-browsers
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
