/** The URL of a text, or `undefined`. Not `URL.canParse`, which browsers before Safari 17 and Chrome 120 lack. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
