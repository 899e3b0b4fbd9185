import { useServices } from '@latchkey/kernel/react'
import { openPopup, type Popup, untilClosed } from '@latchkey/kernel/web'
import { useEffect, useState } from 'react'
import type { Offer } from '../onramp-actions'

/**
 * Opens a provider's page. Call it in the task of a click. Returns `null` if the browser blocked the window.
 */
export function openProvider({ provider, url }: Offer): Popup | null {
  const popup = openPopup()
  popup?.navigate(url.href, provider.readMessage !== undefined)
  return popup
}

/** Whether the window was closed. A page in another browsing context group looks closed, too. */
export function useIsClosed(popup: Popup | null | undefined): boolean {
  const { clock } = useServices().ports
  const [closed, setClosed] = useState<Popup>()
  useEffect(() => {
    if (!popup) return undefined
    const leaving = new AbortController()
    untilClosed(popup, clock, leaving.signal).then(
      () => setClosed(popup),
      () => undefined,
    )
    return () => leaving.abort()
  }, [popup, clock])
  return popup !== undefined && closed === popup
}

/** Calls back with messages of the provider's page in this window, and of no other. */
export function useProviderMessages(
  offer: Offer | undefined,
  popup: Popup | null | undefined,
  onStatus: (status: 'completed' | 'failed') => void,
): void {
  const { browser } = useServices().ports
  useEffect(() => {
    const read = offer?.provider.readMessage
    if (!offer || !read || !popup) return undefined
    const leaving = new AbortController()
    browser.listen(
      'message',
      (event) => {
        if (!(event instanceof MessageEvent) || !popup.hasPosted(event)) return
        if (event.origin !== offer.url.origin) return
        const status = read(event.data)
        if (status !== undefined) onStatus(status)
      },
      leaving.signal,
    )
    return () => leaving.abort()
  }, [browser, offer, popup, onStatus])
}
