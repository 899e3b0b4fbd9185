import type { OnrampProvider } from './provider'

export interface OnrampOptions {
  /** In this order. Without one nothing can be bought, and the account screen has no button for it. */
  readonly providers?: readonly OnrampProvider[]
}
