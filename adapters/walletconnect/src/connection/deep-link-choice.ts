import type { Browser } from '@latchkey/kernel'
import { toJson } from '@latchkey/kernel/to-json'
import { parseSafeUrl } from '@latchkey/kernel/web'
import type { WalletLink } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import type { WalletConnectOptions } from '../options'

/** The storage key of the relay library, which opens the stored link for each request. */
const DEEP_LINK_KEY = 'WALLETCONNECT_DEEPLINK_CHOICE'
/** The links of the current code and of the current session, stored for a reloaded page. */
const LINKS_KEY = 'links'
const LENGTH_LIMIT = 2_048

export interface DeepLinkChoice {
  /**
   * Sets the link by which the user opened the wallet for the code of this pairing topic. `undefined`: the
   * wallet was not opened by a link.
   */
  remember(link: WalletLink | undefined, pairingTopic: string): void
  /** Reads the links that an earlier page stored. Never rejects. */
  restore(): Promise<void>
  /**
   * Called when the session for this code is in use. From then on only its link is used.
   * @param redirects the links by which the wallet of that session says it is opened
   */
  use(pairingTopic: string | undefined, redirects?: readonly string[]): void
  /** The link of the current session. */
  inUse(): WalletLink | undefined
  /**
   * Call before each request. Restores the link if another script has overwritten the library's key, and removes it for a
   * request that does not open the wallet's app.
   */
  enforce(isForUser: boolean): void
  forget(): void
}

export interface DeepLinkParts {
  readonly browser: Browser
  readonly keep: NonNullable<WalletConnectOptions['storage']>
}

interface PageStore {
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

const text = v.pipe(v.string(), v.maxLength(LENGTH_LIMIT))
const linkSchema = v.object({
  pairingTopic: text,
  href: v.pipe(
    text,
    v.check((href) => parseSafeUrl(href) !== undefined),
  ),
  name: text,
})
const linksSchema = v.pipe(v.string(), v.parseJson(), v.array(linkSchema), v.maxLength(2))
type KnownLink = v.InferOutput<typeof linkSchema>

/** Keeps the link in `localStorage`, because the relay library reads it only there. */
export function createDeepLinkChoice({ browser, keep }: DeepLinkParts): DeepLinkChoice {
  /** The link set on this page. Until one is set, that of an earlier page counts. */
  let given: { readonly link: KnownLink | undefined; readonly pairingTopic: string } | undefined
  let earlier: readonly KnownLink[] = []
  let used: KnownLink | undefined
  /** `localStorage` may be absent or blocked. */
  const changeQuietly = (run: (store: PageStore) => void): void => {
    try {
      const store = browser.windowProperty('localStorage')
      if (isPageStore(store)) run(store)
    } catch {
      // The user can still open the wallet manually.
    }
  }
  const note = (...links: readonly (KnownLink | undefined)[]): void => {
    const known = links.filter((link) => link !== undefined)
    const change = known.length > 0 ? keep.set(LINKS_KEY, toJson(known)) : keep.remove(LINKS_KEY)
    // If the storage fails, a reloaded page has no link.
    change.catch(() => undefined)
  }
  const enforce = (isForUser: boolean): void => {
    const opened = isForUser ? used : undefined
    const chosen = opened && toJson({ href: opened.href, name: opened.name })
    changeQuietly((store) =>
      chosen === undefined ? store.removeItem(DEEP_LINK_KEY) : store.setItem(DEEP_LINK_KEY, chosen),
    )
  }
  return {
    remember(link, pairingTopic) {
      const { success, output } = v.safeParse(linkSchema, { ...link, pairingTopic })
      given = { link: success ? output : undefined, pairingTopic }
      note(given.link, used)
    },
    async restore() {
      const stored = await keep.get(LINKS_KEY).catch(() => undefined)
      const { success, output } = v.safeParse(linksSchema, stored)
      earlier = success ? output : []
    },
    use(pairingTopic = '', redirects = []) {
      // A host may set the link before the code exists, and a session may lack its pairing topic.
      const isGiven = given && ['', pairingTopic].includes(pairingTopic && given.pairingTopic)
      const isOfWallet = (link: KnownLink): boolean =>
        link.pairingTopic === pairingTopic && isAppLink(link.href, redirects)
      used = isGiven ? given?.link : earlier.find(isOfWallet)
      note(used && { ...used, pairingTopic })
      enforce(true)
    },
    inUse: () => used && { href: used.href, name: used.name },
    enforce,
    forget() {
      given = undefined
      earlier = []
      used = undefined
      note()
      enforce(true)
    },
  }
}

/**
 * Other scripts can write what is stored, the pairing topic included. A custom scheme opens an app and never a website.
 * A web address is opened only at or below one of the wallet's own redirects.
 */
function isAppLink(href: string, redirects: readonly string[]): boolean {
  const url = parseSafeUrl(href)
  if (!url?.protocol.startsWith('http')) return url !== undefined
  const folder = (path: string): string => path.replace(/\/*$/, '/')
  return redirects.some((redirect) => {
    const own = parseSafeUrl(redirect)
    return own?.origin === url.origin && folder(url.pathname).startsWith(folder(own.pathname))
  })
}

function isPageStore(input: unknown): input is PageStore {
  return typeof input === 'object' && input !== null && 'setItem' in input && 'removeItem' in input
}
