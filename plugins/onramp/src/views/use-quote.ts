import { useServices } from '@latchkey/kernel/react'
import { useEffect, useState } from 'react'
import type { Quote, QuoteRequest } from '../api/fetch-quote'
import type { OnrampActions } from '../onramp-actions'

/** Pause after the last key. */
const PAUSE_MS = 300

/**
 * The estimate for the latest request; `undefined` while it is being requested.
 * @param request memoized; `undefined`: nothing is requested
 */
export function useQuote(actions: OnrampActions, request: QuoteRequest | undefined): Quote | undefined {
  const { clock } = useServices().ports
  const [known, setKnown] = useState<{ readonly request: QuoteRequest; readonly quote: Quote }>()
  useEffect(() => {
    if (!request) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const ask = async (): Promise<void> => {
      await clock.wait(PAUSE_MS, signal)
      const quote = await actions.quote(request, signal)
      if (!signal.aborted) setKnown({ request, quote })
    }
    ask().catch(() => undefined)
    return () => leaving.abort()
  }, [actions, request, clock])
  return known?.request === request ? known?.quote : undefined
}
