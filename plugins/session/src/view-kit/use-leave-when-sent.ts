'use client'

import { useEffect } from 'react'

/** How a plugin learns that a wallet has sent a request, and what it shows then. */
export interface SentSteps<Entry extends { readonly request: object }> {
  /** Calls `listener` when a wallet has sent a request. Returns a function that unsubscribes. */
  onSent(listener: (entry: Entry) => void): () => void
  /** Leaves the views in which the request was made, and shows its progress. */
  showSent(entry: Entry): void
}

/**
 * Calls `showSent` when a wallet has sent a request, whichever view of the plugin is shown at that time.
 * @param own a request that is ignored, because the view that sent it leaves by itself
 */
export function useLeaveWhenSent<Entry extends { readonly request: object }>(
  { onSent, showSent }: SentSteps<Entry>,
  own?: Entry['request'],
): void {
  useEffect(
    () =>
      onSent((entry) => {
        if (entry.request !== own) showSent(entry)
      }),
    [onSent, showSent, own],
  )
}
