/** Opens an app by its link, in the task of a tap. The address was checked by the embedded wallet. */
export function openApp(url: string): void {
  window.open(url, '_blank', 'noreferrer,noopener')
}

/** Leaves the page for an address that was checked by the embedded wallet. */
export function leavePage(url: string): void {
  window.open(url, '_top')
}
