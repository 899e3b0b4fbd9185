import type { Remove } from '@latchkey/kernel'

/** The visitor's one attempt to pair over a relay. Plain data; a new object for each change. */
export type Pairing =
  | { readonly status: 'idle' }
  /** Code is fetched, or the relay is asked. */
  | { readonly status: 'opening' }
  /** A code to scan or open until then. */
  | {
      readonly status: 'ready'
      /** `wc:` URI, WalletConnect 2 (CAIP-agnostic; ERC-1328). Holds the key: never logged, never stored. */
      readonly uri: string
      /** Milliseconds since the epoch. */
      readonly expiresAtMs: number
    }

/** Where a wallet was opened: the relay library opens it again for each request. */
export interface WalletLink {
  /** The wallet's own address without the pairing: `metamask://` or `https://wallet.example/`. */
  readonly href: string
  readonly name: string
}

/** What a connector that pairs over a relay offers besides `connect`, which joins the same attempt. */
export interface PairingController {
  get(): Pairing
  subscribe(listener: () => void): Remove
  /** Fetches the code of the relay library. No socket is opened, nothing is asked. */
  preload(): Promise<void>
  /** Starts an attempt or joins the one under way; resolves with the URI. Rejects with a typed error. */
  start(): Promise<string>
  /** Forgets the attempt and its link; a connection stays as it is. */
  reset(): Promise<void>
  /** Kept when the attempt succeeds, so that later requests open the wallet again; `undefined`: scanned, not opened. */
  rememberLink(link: WalletLink | undefined): void
}
