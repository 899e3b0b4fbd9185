import type { Popup } from '@latchkey/kernel/web'

/**
 * A popup that shows nothing, with the calls that navigated and closed it.
 * @param isOpen whether the user has left it open
 */
export function fakePopup(isOpen = true): { readonly popup: Popup; readonly log: readonly unknown[][] } {
  const log: unknown[][] = []
  const popup: Popup = {
    isClosed: () => !isOpen,
    navigate(...args) {
      log.push(['navigate', ...args])
      return isOpen
    },
    close: () => log.push(['close']),
    hasPosted: () => false,
  }
  return { popup, log }
}
