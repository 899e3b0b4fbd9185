/** A copy without getters and proxies, which may throw or change; `undefined` where there is none. */
export function plain(input: unknown): unknown {
  try {
    const text = JSON.stringify(input)
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
