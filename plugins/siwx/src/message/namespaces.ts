import { isEvmAddress, isEvmReference, isSolanaAddress, isSolanaReference } from './grammar'

export interface MessageNamespace {
  /** The name of the blockchain in the first line. */
  readonly name: string
  /** Stands between the address and the fields when there is no statement. */
  readonly withoutStatement: string
  isAddress(text: string): boolean
  /** The part of the CAIP-2 id behind the colon. */
  isReference(text: string): boolean
}

const namespaces: ReadonlyMap<string, MessageNamespace> = /* @__PURE__ */ new Map([
  [
    'eip155',
    // EIP-4361: the line of the statement disappears, the empty lines around it remain.
    { name: 'Ethereum', withoutStatement: '\n\n\n', isAddress: isEvmAddress, isReference: isEvmReference },
  ],
  [
    'solana',
    // CAIP-122 leaves this open. Wallets that write the text themselves (`solana:signIn`) leave one empty line.
    { name: 'Solana', withoutStatement: '\n\n', isAddress: isSolanaAddress, isReference: isSolanaReference },
  ],
])

/** `undefined` for a CAIP-2 namespace whose messages are not supported. */
export const namespaceOf = (namespace: string): MessageNamespace | undefined => namespaces.get(namespace)

/** The CAIP-2 namespace whose messages name this blockchain. */
export const namespaceNamed = (name: string): string | undefined =>
  [...namespaces].find(([, known]) => known.name === name)?.[0]
