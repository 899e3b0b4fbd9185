import type { Popup } from '@latchkey/session/view-kit'

/** A popup that shows nothing, with the calls that navigated and closed it. */
export function fakePopup(): { readonly popup: Popup; readonly log: readonly unknown[][] } {
  const log: unknown[][] = []
  const popup: Popup = {
    isClosed: () => false,
    navigate: (...args) => log.push(['navigate', ...args]),
    close: () => log.push(['close']),
    hasPosted: () => false,
  }
  return { popup, log }
}
