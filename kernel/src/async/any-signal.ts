/**
 * Returns a signal that aborts with the first of the given ones, for its reason. With no signals it never aborts.
 * Same as `AbortSignal.any`, which came with Safari 17.4, Chrome 116 and Firefox 124; older browsers get one made here.
 * @example const either = anySignal([signal, deadline.signal])
 */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  // Members of `AbortSignal` that a browser may lack are declared as always there.
  const native: typeof AbortSignal.any | undefined = AbortSignal.any
  // control: signals-of-newer-browsers
  return native ? native.call(AbortSignal, [...signals]) : followSignals(signals)
}

function followSignals(signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController()
  const { signal } = first
  for (const one of signals) {
    if (one.aborted) first.abort(one.reason)
    // Its listeners go with the first abort, so a signal that lives on keeps none.
    else one.addEventListener('abort', () => first.abort(one.reason), { once: true, signal })
  }
  return signal
}
