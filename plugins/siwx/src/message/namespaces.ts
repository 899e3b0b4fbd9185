import type { NetworkId } from '@latchkey/session/contract'
import { isEvmAddress, isEvmReference, isSolanaAddress, isSolanaReference } from './grammar'

export interface MessageNamespace {
  /** The name of the blockchain in the first line. */
  readonly name: string
  /** The texts between the address and the fields of a message without a statement. The first is written, each is read. */
  readonly withoutStatement: readonly [string, ...string[]]
  /** What may stand before the reference after `Chain ID: `. The first is written, each is read. */
  readonly beforeReference: readonly [string, ...string[]]
  isAddress(text: unknown): boolean
  /** Whether the text is valid after the colon of a CAIP-2 id of this namespace. */
  isReference(text: unknown): boolean
}

const namespaces: ReadonlyMap<string, MessageNamespace> = /* @__PURE__ */ new Map([
  [
    'eip155',
    {
      name: 'Ethereum',
      // EIP-4361 omits the line of the statement and keeps the empty lines around it.
      withoutStatement: ['\n\n\n'],
      beforeReference: [''],
      isAddress: isEvmAddress,
      isReference: isEvmReference,
    },
  ],
  [
    'solana',
    {
      name: 'Solana',
      // CAIP-122 does not define this. Wallets that write the text themselves (`solana:signIn`) write one empty line, and
      // the library of the relay two.
      withoutStatement: ['\n\n', '\n\n\n'],
      // A wallet that writes the text itself repeats the id that it was given, which may be all of a CAIP-2 id.
      beforeReference: ['', 'solana:'],
      isAddress: isSolanaAddress,
      isReference: isSolanaReference,
    },
  ],
])

/** Returns the message rules of a CAIP-2 namespace, or `undefined` when its messages are not supported. */
export const namespaceOf = (namespace: string): MessageNamespace | undefined => namespaces.get(namespace)

/** Returns the CAIP-2 namespace whose messages have this blockchain name in their first line. */
export const namespaceNamed = (name: string): string | undefined =>
  [...namespaces].find(([, known]) => known.name === name)?.[0]

/** Solana clusters: from the ids of Wallet Standard to the CAIP-2 ids by genesis hash. */
const genesisIds: ReadonlyMap<string, NetworkId> = /* @__PURE__ */ new Map([
  ['solana:mainnet', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['solana:testnet', 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
  ['solana:devnet', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
])

/** Returns the CAIP-2 id by genesis hash for a Wallet Standard id of a Solana cluster, and any other id unchanged. */
export const genesisNetworkId = (networkId: NetworkId): NetworkId => genesisIds.get(networkId) ?? networkId

/** Whether two ids name the same network. `solana:mainnet` and `solana:5eykt4Us…` (its genesis hash) do. */
export const isSameNetwork = (a: NetworkId, b: NetworkId): boolean =>
  genesisNetworkId(a) === genesisNetworkId(b)
