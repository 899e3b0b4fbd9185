import { openPopup } from '@latchkey/session/view-kit'
import type { Offer } from '../onramp-actions'

/**
 * Opens a provider's page. Call it in the task of a click. Returns `null` if the browser blocked the window.
 */
export function openProvider({ provider, url }: Offer): Window | null {
  const popup = openPopup()
  if (!popup) return null
  // A page with an opener can navigate this one.
  // control: provider-page-with-opener
  if (!provider.readMessage) popup.opener = null
  popup.location.href = url.href
  return popup
}
