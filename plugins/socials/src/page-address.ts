/** The URL of the page. */
export const pageAddress = (): string => window.location.href

/** Replaces the URL without navigation, keeping the host's history state. */
export function replaceAddress(url: URL): void {
  window.history.replaceState(window.history.state, '', url)
}
