import { useServices } from '@latchkey/kernel/react'
import { useEffect, useState } from 'react'
import type { Quote, QuoteRequest } from '../api/fetch-quote'
import type { OnrampSteps } from '../onramp-steps'

/** After the last key. */
const PAUSE_MS = 300

/**
 * An estimate for what stands in the form: of the last request only. `undefined` while it is asked for.
 * @param request the same object until it changes; `undefined`: nothing is asked
 */
export function useQuote(steps: OnrampSteps, request: QuoteRequest | undefined): Quote | undefined {
  const { clock } = useServices().ports
  const [known, setKnown] = useState<{ readonly request: QuoteRequest; readonly quote: Quote }>()
  useEffect(() => {
    if (!request) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const ask = async (): Promise<void> => {
      await clock.wait(PAUSE_MS, signal)
      const quote = await steps.quote(request, signal)
      if (!signal.aborted) setKnown({ request, quote })
    }
    ask().catch(() => undefined)
    return () => leaving.abort()
  }, [steps, request, clock])
  return known?.request === request ? known?.quote : undefined
}
