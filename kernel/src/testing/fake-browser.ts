import type { Browser } from '../ports/browser'
import { parseLink } from '../ports/link'

export interface FakeBrowser extends Browser {
  /** Addresses that were opened. */
  readonly opened: readonly string[]
  readonly copied: readonly string[]
  /** Delivers an event to whoever listens. */
  fire(event: Event): void
  /** Listeners that are still there. */
  readonly listening: number
}

export interface FakeBrowserParts {
  readonly userAgent?: string
  readonly properties?: Readonly<Record<string, unknown>>
  /** Called for each plain event the code under test sends. */
  readonly onDispatch?: (name: string) => void
}

/** A page without a browser. */
export function createFakeBrowser({
  userAgent = 'Test',
  properties = {},
  onDispatch,
}: FakeBrowserParts = {}): FakeBrowser {
  const target = new EventTarget()
  const opened: string[] = []
  const copied: string[] = []
  let listening = 0
  return {
    available: true,
    userAgent,
    origin: 'https://host.example',
    opened,
    copied,
    get listening() {
      return listening
    },
    page: async () => ({
      title: 'Host',
      description: '',
      origin: 'https://host.example',
      iconUrl: undefined,
    }),
    openWindow(input) {
      const url = parseLink(input)
      if (!url) return false
      opened.push(url.href)
      return true
    },
    windowProperty: (name) => (Object.hasOwn(properties, name) ? properties[name] : undefined),
    listen(name, listener, signal) {
      if (signal.aborted) return
      listening += 1
      target.addEventListener(name, listener, { signal })
      signal.addEventListener('abort', () => {
        listening -= 1
      })
    },
    dispatch: (name) => onDispatch?.(name),
    async copyText(text) {
      copied.push(text)
    },
    fire: (event) => void target.dispatchEvent(event),
  }
}
