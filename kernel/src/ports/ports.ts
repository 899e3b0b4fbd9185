import type { Remove } from '../scope'
import type { Clock } from './clock'

/** All browser APIs that tests and hosts can replace. */
export interface Ports {
  readonly clock: Clock
  readonly storage: KeyValueStorage
  readonly logger: Logger
  readonly browser: Browser
  readonly http: Http
  /** At least 122 bits from `crypto`; throws `InsecureContextError` where there is none. */
  readonly randomId: () => string
}

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

/** The page's description of itself, which wallets show. */
export interface PageDescription {
  readonly title: string
  readonly description: string
  readonly origin: string
  readonly iconUrl: string | undefined
}

export interface HttpRequest {
  readonly url: string
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** `include` is for the host's own server, which keeps its user in a cookie. Default: omit. */
  readonly credentials?: 'include'
  /**
   * `manual` follows no redirect: it rejects with `HttpStatusError`, in browsers with the status 0. Default: a GET without
   * headers and credentials follows redirects, and what carries something rejects with `TypeError`.
   */
  readonly redirect?: 'manual'
  /** What `parse` gets: the parsed JSON, or a `Blob` with the type the service gave it. Default: json. */
  readonly answer?: 'json' | 'blob'
  /** Of the response; a longer one rejects. Default: 5,000,000. */
  readonly maxBytes?: number
  readonly signal?: AbortSignal
}

/** Sends HTTP requests. `parse` turns the unknown body into a value or throws. */
export interface Http {
  send<Value>(request: HttpRequest, parse: (body: unknown) => Value): Promise<Value>
}

/** Stores texts by key. Stored values are untrusted, so readers have to parse them. */
export interface KeyValueStorage {
  get(key: string): Promise<string | undefined>
  set(key: string, value: string): Promise<void>
  remove(key: string): Promise<void>
  /** Subscribes to changes by other tabs of this origin. */
  onChange(listener: (key: string, value: string | undefined) => void): Remove
}

export interface Logger {
  debug(text: string, details?: object): void
  warn(text: string, details?: object): void
  error(text: string, details?: object): void
  /** Returns a logger that adds a plugin's id to each line. */
  child(id: string): Logger
}
