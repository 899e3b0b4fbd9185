/** What this wallet has accounts on: CAIP-2 namespaces, and the word of each on a tag. */
export const chainWords = { eip155: 'EVM', solana: 'Solana' } as const

export type Namespace = keyof typeof chainWords

export const namespaces: readonly Namespace[] = ['eip155', 'solana']

/** Of a network id, an account id, or a key of a session's namespaces. `undefined` for chains that are not ours. */
export function namespaceOf(id: string): Namespace | undefined {
  return namespaces.find((namespace) => id === namespace || id.startsWith(`${namespace}:`))
}
