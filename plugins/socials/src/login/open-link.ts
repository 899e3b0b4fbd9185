/**
 * Opens the window for a provider's page, empty until its address is known. Browsers open it in the task of a tap only.
 * @returns `null` where the browser blocked it
 */
export function openPopup(): Window | null {
  // Without a name: another page could open a window of a known one before, and would own this one then.
  return window.open('', '_blank', 'popup,width=600,height=800')
}
