'use client'

import { useEffect, useRef } from 'react'

/**
 * Returns a function that returns a signal, which aborts when the view unmounts. Pass it to asynchronous work, so that work
 * that ends later does not open another view.
 */
export function useViewSignal(): () => AbortSignal {
  const shown = useRef(new AbortController())
  useEffect(() => {
    shown.current = new AbortController()
    return () => shown.current.abort()
  }, [])
  return () => shown.current.signal
}
