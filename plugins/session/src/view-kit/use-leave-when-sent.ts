'use client'

import { useEffect } from 'react'

/** What a plugin does with a request once a wallet has sent it. */
export interface SentSteps<Entry extends { readonly request: object }> {
  /** Calls back when a wallet has sent. Returns the function that stops it. */
  onSent(listener: (entry: Entry) => void): () => void
  /** Leaves the views that led here and shows the progress. */
  showSent(entry: Entry): void
}

/**
 * Leaves for the progress when a wallet has sent, whichever view of the plugin is shown by then.
 * @param own of a view that leaves itself when this one is sent
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
