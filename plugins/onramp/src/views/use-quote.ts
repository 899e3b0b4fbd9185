import { usePolledValue } from '@latchkey/session/view-kit'
import { useMemo } from 'react'
import type { Quote, QuoteRequest } from '../api/fetch-quote'
import type { OnrampActions } from '../onramp-actions'

/** Pause after the last key. */
const PAUSE_MS = 300

/**
 * The estimate for the latest request; `undefined` while it is being requested.
 * @param request memoized; `undefined`: nothing is requested
 */
export function useQuote(actions: OnrampActions, request: QuoteRequest | undefined): Quote | undefined {
  const read = useMemo(
    () => request && ((signal: AbortSignal) => actions.quote(request, signal)),
    [actions, request],
  )
  const { value } = usePolledValue(read, { delayMs: PAUSE_MS })
  return value.phase === 'known' ? value.data : undefined
}
