/** The URL of a text; `undefined` if there is none. Not `URL.canParse`, which browsers before Safari 17 and Chrome 120 lack. */
export function parseUrl(text: string | undefined): URL | undefined {
  try {
    return new URL(text ?? '')
  } catch {
    return undefined
  }
}
