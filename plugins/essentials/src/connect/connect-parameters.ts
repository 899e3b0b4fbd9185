import type { ChainNamespace, LiveConnection } from '@latchkey/session/contract'

/** What `connect` of an instance takes. */
export interface ConnectParameters {
  /** The CAIP-2 namespace to connect, such as `solana`. Wallets in other namespaces stay connected. Default: any. */
  readonly namespace?: ChainNamespace | undefined
  /** Id of a row of `useWallets()`, or an rdns (EIP-6963). Without it the user chooses in the dialog. */
  readonly walletId?: string | undefined
  /** Calls the attempt off. The dialog closes if no other call waits for it. */
  readonly signal?: AbortSignal | undefined
}

/** A connected wallet, as `connect` of an instance resolves with it. */
export interface WalletConnection extends LiveConnection {
  /**
   * Signs a text on every chain with the account that was active when `connect` resolved. Resolves with the signature in hex
   * (EVM, EIP-191), base58 (Solana) or as the chain writes it. Rejects with `UserRejectedError`, with another `WalletError`
   * (`UNSUPPORTED_METHOD` where the chain cannot sign texts), and with `AccountNotGrantedError` if the wallet no longer shares
   * the account.
   * @example
   * const solana = await latchkey.connect({ namespace: 'solana' })
   * const signature = await solana.signMessage('Hello')
   */
  signMessage(text: string): Promise<string>
}
