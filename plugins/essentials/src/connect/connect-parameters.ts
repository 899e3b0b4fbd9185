import type { ChainNamespace } from '@latchkey/session/contract'

/** What `connect` of an instance takes. */
export interface ConnectParameters {
  /** The CAIP-2 namespace to connect, such as `solana`. Wallets in other namespaces stay connected. Default: any. */
  readonly namespace?: ChainNamespace | undefined
  /** Id of a row of `useWallets()`, or an rdns (EIP-6963). Without it the user chooses in the dialog. */
  readonly walletId?: string | undefined
  /** Calls the attempt off. The dialog closes if no other call waits for it. */
  readonly signal?: AbortSignal | undefined
}
