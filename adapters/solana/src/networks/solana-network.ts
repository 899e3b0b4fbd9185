/** A network as plain data, in the shape of viem's `Chain` as far as Solana has the same. */
export interface SolanaNetwork {
  /** CAIP-2 reference: the first 32 letters of the genesis hash. */
  readonly id: string
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  /** https; http on this machine only. In the order they are tried. */
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  /** May have a query, such as `?cluster=devnet`: it stands behind the path. */
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } } | undefined
  readonly testnet?: boolean | undefined
}
