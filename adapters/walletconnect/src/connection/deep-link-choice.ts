import { type Browser, parseLink } from '@latchkey/kernel'
import type { WalletLink } from '@latchkey/session/contract'

/** Fixed by the relay library, which opens this link for each request. */
export const DEEP_LINK_KEY = 'WALLETCONNECT_DEEPLINK_CHOICE'

export interface DeepLinkChoice {
  /** How the visitor opened the wallet; `undefined`: not by a link. */
  remember(link: WalletLink | undefined): void
  /** The wallet has answered: the link is used from now on; without one, none that led to another wallet. */
  keep(): void
  forget(): void
}

interface PageStore {
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Where the relay library looks: it has no other way in. */
export function createDeepLinkChoice(browser: Browser): DeepLinkChoice {
  let link: WalletLink | undefined
  /** A page may be without, or forbid it. */
  const attempt = (run: (store: PageStore) => void): void => {
    try {
      const store = browser.windowProperty('localStorage')
      if (isPageStore(store)) run(store)
    } catch {
      // Then the visitor opens the wallet by hand.
    }
  }
  return {
    remember(given) {
      link = given && parseLink(given.href) ? given : undefined
    },
    keep() {
      const chosen = link && JSON.stringify({ href: link.href, name: link.name })
      attempt((store) =>
        chosen === undefined ? store.removeItem(DEEP_LINK_KEY) : store.setItem(DEEP_LINK_KEY, chosen),
      )
    },
    forget() {
      link = undefined
      attempt((store) => store.removeItem(DEEP_LINK_KEY))
    },
  }
}

function isPageStore(input: unknown): input is PageStore {
  return typeof input === 'object' && input !== null && 'setItem' in input && 'removeItem' in input
}
