import type { Browser } from './browser'
import type { Clock } from './clock'
import type { Http } from './http'
import type { KeyValueStorage } from './key-value-storage'
import type { Logger } from './logger'

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
