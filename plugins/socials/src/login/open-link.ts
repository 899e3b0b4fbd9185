const WIDTH = 600
const HEIGHT = 800

/**
 * Opens the window for a provider's page, empty until its address is known. Browsers open it in the task of a tap only.
 * @returns `null` where the browser blocked it
 */
export function openPopup(): Window | null {
  return window.open('', 'latchkey-social', `popup,width=${WIDTH},height=${HEIGHT}`)
}

/** Opens an app by its link, in the task of a tap. The address was checked by the embedded wallet. */
export function openApp(url: string): void {
  window.open(url, '_blank', 'noreferrer,noopener')
}

/** Leaves the page for an address that was checked by the embedded wallet. */
export function leavePage(url: string): void {
  window.open(url, '_top')
}
