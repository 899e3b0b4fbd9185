export interface PopupSize {
  /** CSS pixels. */
  readonly width: number
  readonly height: number
}

/**
 * Opens a window for a page of another site, empty until its address is known. Call it in the task of a
 * click, or browsers block it.
 * @param size default: room for the login or payment page of every known provider
 * @returns `null` where the browser blocked it
 */
export function openPopup({ width, height }: PopupSize = { width: 600, height: 800 }): Window | null {
  // Without a name: another page could open a window of a known one before, and would own this one then.
  return window.open('', '_blank', `popup,width=${width},height=${height}`)
}
