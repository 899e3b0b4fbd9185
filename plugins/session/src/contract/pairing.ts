import type { Remove } from '@latchkey/kernel'

/** The state of pairing over a relay. Plain data; a new object for each change. */
export type Pairing =
  | { readonly status: 'idle' }
  /** The relay library is loading, or the relay creates the code. */
  | { readonly status: 'opening' }
  /** The code can be scanned or opened until `expiresAtMs`. */
  | {
      readonly status: 'ready'
      /** `wc:` URI, WalletConnect 2 (CAIP-agnostic; ERC-1328). Holds the key: never logged, never stored. */
      readonly uri: string
      /** Milliseconds since the epoch. */
      readonly expiresAtMs: number
    }

/** The wallet app that was opened: the relay library opens it again for each request. */
export interface WalletLink {
  /** The wallet's own address without the pairing: `metamask://` or `https://wallet.example/`. */
  readonly href: string
  readonly name: string
}

/** Pairing over a relay. The connector's `connect` joins the same pairing. */
export interface PairingController {
  get(): Pairing
  subscribe(listener: () => void): Remove
  /** Loads the relay library. Opens no socket. */
  preload(): Promise<void>
  /** Starts a pairing or joins the one under way; resolves with the URI. Rejects with a `LatchkeyError`. */
  start(): Promise<string>
  /** Ends the pairing and forgets its link; a connection stays as it is. */
  reset(): Promise<void>
  /** Stored when the pairing succeeds, so that later requests open the wallet again; `undefined`: scanned, not opened. */
  rememberLink(link: WalletLink | undefined): void
  /** The remembered link of the connected wallet, also after a reload; `undefined`: its code was scanned. */
  openedLink(): WalletLink | undefined
}
