'use client'

import { useEffect, useRef } from 'react'

/** Returns a signal that is aborted when the view goes: what was begun in a view that was left opens nothing. */
export function useViewSignal(): () => AbortSignal {
  const shown = useRef(new AbortController())
  useEffect(() => {
    shown.current = new AbortController()
    return () => shown.current.abort()
  }, [])
  return () => shown.current.signal
}
