import type { NetworkId } from '@latchkey/session/contract'

/** What a user signs to prove an account: the data model of CAIP-122. Times are RFC 3339 texts. */
export interface SiwxMessage {
  /** RFC 3986 authority of the page that asks: `location.host`. */
  readonly domain: string
  /** `eip155`: with EIP-55 checksum, or all in lower case. `solana`: base58. */
  readonly accountAddress: string
  /**
   * CAIP-2. The text holds the part behind the colon. On Solana a wallet that writes the text itself may use a name, such
   * as `solana:mainnet`, instead of the genesis hash: compare with `isSameNetwork`.
   */
  readonly networkId: NetworkId
  /** RFC 3986 URI that the sign-in is for. */
  readonly uri: string
  readonly version: '1'
  /** At least eight letters and digits. */
  readonly nonce: string
  /** One line of what RFC 3986 calls reserved and unreserved characters, and spaces. */
  readonly statement?: string
  readonly issuedAt: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  /** RFC 3986 URIs. */
  readonly resources?: readonly string[]
}
