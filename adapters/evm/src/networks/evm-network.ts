/** A network as plain data, in the shape of viem's `Chain`: a chain from `viem/chains` fits as it is. */
export interface EvmNetwork {
  /** EIP-155 chain id. */
  readonly id: number
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  /** https; http on this machine only. In the order they are tried. */
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } } | undefined
  readonly contracts?:
    | {
        readonly multicall3?: { readonly address: `0x${string}` } | undefined
        /** Of ENS; looked at on the network with id 1. */
        readonly ensUniversalResolver?: { readonly address: `0x${string}` } | undefined
      }
    | undefined
  readonly testnet?: boolean | undefined
  /** Its picture: an https address, or a data URI of one. Default: the directory's, where `cloud` is installed. */
  readonly iconUrl?: string | undefined
}
