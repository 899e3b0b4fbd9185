import { parseLink } from './link'

/** What the page says of itself; wallets show it. */
export interface PageDescription {
  readonly title: string
  readonly description: string
  readonly origin: string
  readonly iconUrl: string | undefined
}

/** The page around us. Safe to hold on a server, where `available` is false. */
export interface Browser {
  /** False on a server: nothing starts there. */
  readonly available: boolean
  readonly userAgent: string
  readonly origin: string
  page(): PageDescription
  /** Opens an address in a new tab; false when it is refused (R4). Whether a blocker stepped in cannot be known. */
  openWindow(url: string): boolean
  /** A property that something else put on `window`, such as `ethereum`. */
  windowProperty(name: string): unknown
  /** Hears an event of `window`. */
  listen(name: string, listener: (event: Event) => void, signal: AbortSignal): void
  /** Sends a plain event on `window`. */
  dispatch(name: string): void
  /** Rejects when the browser refuses. */
  copyText(text: string): Promise<void>
}

export function createBrowser(): Browser {
  const available = typeof window !== 'undefined' && typeof document !== 'undefined'
  return {
    available,
    get userAgent() {
      return available ? navigator.userAgent : ''
    },
    get origin() {
      return available ? location.origin : ''
    },
    page: () => (available ? describePage() : { title: '', description: '', origin: '', iconUrl: undefined }),
    openWindow: (input) => {
      const url = parseLink(input)
      if (!url) return false
      window.open(url.href, '_blank', 'noopener,noreferrer')
      return true
    },
    windowProperty: (name) => (available ? Reflect.get(window, name) : undefined),
    listen: (name, listener, signal) => window.addEventListener(name, listener, { signal }),
    dispatch: (name) => void window.dispatchEvent(new Event(name)),
    copyText: (text) => navigator.clipboard.writeText(text),
  }
}

function describePage(): PageDescription {
  const content = (selector: string): string =>
    document.querySelector(selector)?.getAttribute('content') ?? ''
  const icon = document.querySelector('link[rel~="icon"]')?.getAttribute('href')
  return {
    title: document.title,
    description: content('meta[property="og:description"]') || content('meta[name="description"]'),
    origin: location.origin,
    iconUrl: icon ? new URL(icon, document.baseURI).href : undefined,
  }
}
