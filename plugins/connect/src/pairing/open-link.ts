import type { HandoffLink } from './wallet-links'

/** Opens the wallet. To be called in the tap's own task: browsers open apps for a visitor, not for a page. */
export function openLink({ url, target }: Pick<HandoffLink, 'url' | 'target'>): void {
  window.open(url, target, 'noreferrer,noopener')
}

/** Whether the browser still counts the last tap as the visitor's wish. */
export function mayOpenByItself(): boolean {
  // Absent in old browsers, which then wait for the tap.
  return 'userActivation' in navigator && navigator.userActivation.isActive
}
