/**
 * Returns a function that tells whether the system prefers dark colors. `onChange` runs when that changes,
 * until the signal aborts.
 */
export function watchColorScheme(onChange: () => void, signal: AbortSignal): () => boolean {
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  dark.addEventListener('change', onChange, { signal })
  return () => dark.matches
}
