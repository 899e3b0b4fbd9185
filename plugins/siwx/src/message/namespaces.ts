import { isEvmAddress, isEvmReference, isSolanaAddress, isSolanaReference } from './grammar'

export interface MessageNamespace {
  /** The name of the blockchain in the first line. */
  readonly name: string
  /** The text between the address and the fields of a message without a statement. */
  readonly withoutStatement: string
  isAddress(text: unknown): boolean
  /** Whether the text is valid after the colon of a CAIP-2 id of this namespace. */
  isReference(text: unknown): boolean
}

const namespaces: ReadonlyMap<string, MessageNamespace> = /* @__PURE__ */ new Map([
  [
    'eip155',
    // EIP-4361 omits the line of the statement and keeps the empty lines around it.
    { name: 'Ethereum', withoutStatement: '\n\n\n', isAddress: isEvmAddress, isReference: isEvmReference },
  ],
  [
    'solana',
    // CAIP-122 does not define this. Wallets that write the text themselves (`solana:signIn`) write one empty line.
    { name: 'Solana', withoutStatement: '\n\n', isAddress: isSolanaAddress, isReference: isSolanaReference },
  ],
])

/** Returns the message rules of a CAIP-2 namespace, or `undefined` when its messages are not supported. */
export const namespaceOf = (namespace: string): MessageNamespace | undefined => namespaces.get(namespace)

/** Returns the CAIP-2 namespace whose messages have this blockchain name in their first line. */
export const namespaceNamed = (name: string): string | undefined =>
  [...namespaces].find(([, known]) => known.name === name)?.[0]
