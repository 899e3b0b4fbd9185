import type { OnrampProvider } from './provider'

export interface OnrampOptions {
  /** The providers in order. Without any the account screen has no button for buying. */
  readonly providers?: readonly OnrampProvider[]
}
