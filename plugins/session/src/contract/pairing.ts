import type { Remove } from '@latchkey/kernel'

/** The state of a pairing over a relay. Plain data; each change creates a new object. */
export type Pairing =
  | { readonly status: 'idle' }
  /** The relay library is loading, or the relay creates the code. */
  | { readonly status: 'opening' }
  /** The pairing code can be scanned or opened until `expiresAtMs`. */
  | {
      readonly status: 'ready'
      /** `wc:` URI of WalletConnect 2 (ERC-1328). It contains the symmetric key, so it is never logged or stored. */
      readonly uri: string
      /** Milliseconds since the epoch. */
      readonly expiresAtMs: number
    }

/** The link of the wallet app that approved a pairing. The relay library opens it again for each request. */
export interface WalletLink {
  /** The wallet's URL without the pairing URI: `metamask://` or `https://wallet.example/`. */
  readonly href: string
  readonly name: string
}

/** Controls pairing over a relay. The connector's `connect` uses the same pairing. */
export interface PairingController {
  get(): Pairing
  subscribe(listener: () => void): Remove
  /** Loads the code of the relay library without opening a socket. */
  preload(): Promise<void>
  /** Starts a pairing, or joins the current one; replaces the code of one that was given up. Resolves with the `wc:` URI. Rejects with a `LatchkeyError`. */
  start(): Promise<string>
  /** Ends the pairing and forgets its link. An existing connection stays. */
  reset(): Promise<void>
  /**
   * Sets the link of the wallet app that the user opened; `undefined` if the user scanned the code. It is stored when the
   * pairing succeeds, so that later requests open the app again.
   */
  rememberLink(link: WalletLink | undefined): void
  /** The stored link of the connected wallet, also after a reload; `undefined` if its code was scanned. */
  openedLink(): WalletLink | undefined
}
