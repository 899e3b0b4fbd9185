/** The address of the page. */
export const pageAddress = (): string => window.location.href

/** Changes the address without loading anything. What the host keeps in the history stays. */
export function replaceAddress(url: URL): void {
  window.history.replaceState(window.history.state, '', url)
}
