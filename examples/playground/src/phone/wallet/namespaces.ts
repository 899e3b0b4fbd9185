/** The CAIP-2 namespaces of this wallet, each with its label. */
export const namespaceLabels = { eip155: 'EVM', solana: 'Solana' } as const

export type Namespace = keyof typeof namespaceLabels

export const namespaces: readonly Namespace[] = ['eip155', 'solana']

/**
 * The namespace of a CAIP-2 or CAIP-10 id, or of a key of a session's namespaces. `undefined`: not supported.
 */
export function namespaceOf(id: string): Namespace | undefined {
  return namespaces.find((namespace) => id === namespace || id.startsWith(`${namespace}:`))
}
