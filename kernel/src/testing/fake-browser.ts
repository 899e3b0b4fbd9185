import type { Browser } from '../ports/ports'

export interface FakeBrowser extends Browser {
  /** Calls the listeners of an event. */
  fire(event: Event): void
  /** Number of active listeners. */
  readonly listening: number
}

export interface FakeBrowserParts {
  readonly userAgent?: string
  readonly properties?: Readonly<Record<string, unknown>>
  /** Called for each event the code under test sends. */
  readonly onDispatch?: (name: string, detail: unknown) => void
}

/** Creates a fake of the browser port. */
export function createFakeBrowser({
  userAgent = 'Test',
  properties = {},
  onDispatch,
}: FakeBrowserParts = {}): FakeBrowser {
  const target = new EventTarget()
  let listening = 0
  return {
    available: true,
    userAgent,
    origin: 'https://host.example',
    get listening() {
      return listening
    },
    page: async () => ({
      title: 'Host',
      description: '',
      origin: 'https://host.example',
      iconUrl: undefined,
    }),
    windowProperty: (name) => (Object.hasOwn(properties, name) ? properties[name] : undefined),
    listen(name, listener, signal) {
      if (signal.aborted) return
      listening += 1
      target.addEventListener(name, listener)
      const stop = (): void => {
        listening -= 1
        target.removeEventListener(name, listener)
      }
      signal.addEventListener('abort', stop, { once: true })
    },
    dispatch: (name, detail) => onDispatch?.(name, detail),
    fire: (event) => void target.dispatchEvent(event),
  }
}
