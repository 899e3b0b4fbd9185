import { openPopup, type Popup } from '@latchkey/session/view-kit'
import type { Offer } from '../onramp-actions'

/**
 * Opens a provider's page. Call it in the task of a click. Returns `null` if the browser blocked the window.
 */
export function openProvider({ provider, url }: Offer): Popup | null {
  const popup = openPopup()
  // control: provider-page-with-opener
  popup?.navigate(url.href, provider.readMessage !== undefined)
  return popup
}
