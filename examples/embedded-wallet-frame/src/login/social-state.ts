/** Returns the state without the host page's own URL, which the page may have appended after two hyphens. */
export function toState(query: URLSearchParams): string | undefined {
  return /^[\da-f]{64}(?=$|--)/.exec(query.get('state') ?? '')?.[0]
}
