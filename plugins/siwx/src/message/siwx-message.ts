import type { NetworkId } from '@latchkey/session/contract'

/** The fields of a sign-in message, as in the data model of CAIP-122. Times are RFC 3339 texts. */
export interface SiwxMessage {
  /** RFC 3986 scheme of the page, such as `https`, which EIP-4361 allows before the domain. Absent in most messages. */
  readonly scheme?: string
  /** RFC 3986 authority of the page that requests the signature: `location.host`. */
  readonly domain: string
  /** `eip155`: with EIP-55 checksum, or all in lower case. `solana`: base58. */
  readonly accountAddress: string
  /**
   * CAIP-2 id. The text contains the part after the colon, on Solana of some wallets the whole id. A Solana wallet that writes the text itself may use a cluster
   * name, such as `solana:mainnet`, instead of the genesis hash, so compare ids with `isSameNetwork`.
   */
  readonly networkId: NetworkId
  /** RFC 3986 URI of the resource that the user signs in to. */
  readonly uri: string
  readonly version: '1'
  /** At least eight letters and digits. */
  readonly nonce: string
  /** One line of reserved and unreserved characters of RFC 3986 and spaces. Some libraries write an empty one. */
  readonly statement?: string
  readonly issuedAt: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  /** RFC 3986 URIs. */
  readonly resources?: readonly string[]
}
