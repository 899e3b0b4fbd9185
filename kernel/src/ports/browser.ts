import { loadServiceCode } from '../chunks/load-chunks'
import type { PageDescription } from './page-description'

/** The browser APIs that the kernel and plugins use. It also exists on servers, where `available` is false. */
export interface Browser {
  /** False on a server, where no plugin starts. */
  readonly available: boolean
  readonly userAgent: string
  readonly origin: string
  /** The page's description of itself; empty on a server. */
  page(): Promise<PageDescription>
  /** Returns a property of `window` that another script has set, such as `ethereum`. */
  windowProperty(name: string): unknown
  /** Listens to an event of `window` until the signal aborts. */
  listen(name: string, listener: (event: Event) => void, signal: AbortSignal): void
  /** Sends an event on `window`. */
  dispatch(name: string, detail?: unknown): void
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
    page: async () => (await loadServiceCode()).describePage(available),
    windowProperty: (name) => (available ? Reflect.get(window, name) : undefined),
    listen: (name, listener, signal) => window.addEventListener(name, listener, { signal }),
    dispatch: (name, detail) => void window.dispatchEvent(new CustomEvent(name, { detail })),
  }
}
