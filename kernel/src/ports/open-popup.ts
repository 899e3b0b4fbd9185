export interface PopupSize {
  /** CSS pixels. */
  readonly width: number
  readonly height: number
}

/**
 * Opens a window for a page of another site, empty until its address is known. Call it in the task of a
 * click, or browsers block it.
 * @returns `null` where the browser blocked it
 */
export function openPopup({ width, height }: PopupSize): Window | null {
  // Without a name: another page could open a window of a known one before, and would own this one then.
  return window.open('', '_blank', `popup,width=${width},height=${height}`)
}
