/** Opens a page of another site in a tab of its own, which knows nothing of this one. */
export function openLink(url: string): void {
  window.open(url, '_blank', 'noreferrer,noopener')
}
