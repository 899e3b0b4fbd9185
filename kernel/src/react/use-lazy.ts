import { useEffect, useState } from 'react'
import type { Lazy } from '../lazy'

export type LazyState<Loaded> =
  /** Loading is not wanted, and the value is not loaded. */
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Loaded }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }

export interface UseLazyOptions {
  /** Whether to load now. Default: true. */
  readonly needed?: boolean
  /** Called once for each failed load. */
  readonly onError?: (error: unknown) => void
}

/**
 * Follows a `lazy()` load. What is already loaded is returned in the first render, without a flash. A failure
 * stays until `retry` is called; another component that needs the same load then starts it again.
 * @param load made once with `lazy()`, not in a render: each new one loads again
 * @example
 * const icon = useLazy(item.icon, { onError: (error) => report('account', error) })
 * if (icon.status === 'ready') return <icon.value.default />
 */
export function useLazy<Loaded extends object>(
  load: Lazy<Loaded>,
  { needed = true, onError }: UseLazyOptions = {},
): LazyState<Loaded> {
  const [outcome, setOutcome] = useState<{ readonly load: Lazy<Loaded>; readonly error?: unknown }>()
  const value = load.loaded()
  const isHere = value !== undefined
  const isKnown = outcome?.load === load
  useEffect(() => {
    // Uses the values of this render, so that a value that was loaded since then still causes the next render.
    if (!needed || isHere || isKnown) return undefined
    let current = true
    load().then(
      () => current && setOutcome({ load }),
      (error: unknown) => {
        if (!current) return
        onError?.(error)
        setOutcome({ load, error })
      },
    )
    return () => {
      current = false
    }
  }, [needed, load, isHere, isKnown, onError])
  if (isHere) return { status: 'ready', value }
  if (isKnown) return { status: 'failed', error: outcome.error, retry: () => setOutcome(undefined) }
  return { status: needed ? 'loading' : 'idle' }
}
