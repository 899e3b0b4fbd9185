/** Bytes as text where they are UTF-8 without control characters other than line breaks and tabs. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return /^[^\p{Cc}]*$/u.test(text.replace(/[\n\r\t]/g, '')) ? text : undefined
  } catch {
    return undefined
  }
}
