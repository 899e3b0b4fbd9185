import type { Browser } from '@latchkey/kernel'

/** What extensions put on the page, and where a paired wallet's link is kept. */
const HIDDEN = ['ethereum', 'localStorage']

/**
 * The browser as the demo's dialog sees it: wallets announce themselves on `wallets` and not on the window, so that
 * the extensions of who looks at the page are not in the picture, and nothing is stored.
 */
export function createDemoBrowser(wallets: EventTarget): Browser {
  const targetOf = (name: string): EventTarget => (name.startsWith('eip6963:') ? wallets : window)
  return {
    available: true,
    userAgent: navigator.userAgent,
    origin: location.origin,
    page: async () => ({
      title: document.title,
      description: '',
      origin: location.origin,
      iconUrl: undefined,
    }),
    windowProperty: (name) => (HIDDEN.includes(name) ? undefined : Reflect.get(window, name)),
    listen: (name, listener, signal) => targetOf(name).addEventListener(name, listener, { signal }),
    dispatch: (name, detail) => void targetOf(name).dispatchEvent(new CustomEvent(name, { detail })),
  }
}
