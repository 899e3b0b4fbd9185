/**
 * Opens the window for a provider's page, empty until its address is known. Browsers open it in the task of a tap only.
 * @returns `null` where the browser blocked it
 */
export function openPopup(): Window | null {
  return window.open('', 'latchkey-social', 'popup,width=600,height=800')
}
