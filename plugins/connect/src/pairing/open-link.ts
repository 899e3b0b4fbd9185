import type { HandoffLink } from './wallet-links'

/** Opens the wallet's app. Must be called in the task of the tap: browsers open apps only on user activation. */
export function openLink({ url, target }: Pick<HandoffLink, 'url' | 'target'>): void {
  window.open(url, target, 'noreferrer,noopener')
}

/** Whether the browser still counts the last tap as user activation. */
export function mayOpenByItself(): boolean {
  // Missing in old browsers, which then need another tap.
  return 'userActivation' in navigator && navigator.userActivation.isActive
}
