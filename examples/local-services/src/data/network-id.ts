/** CAIP-2. */
export type NetworkId = `${string}:${string}`

/** The namespace of a CAIP-2 identifier. */
export function namespaceOf(networkId: string): string {
  return networkId.slice(0, networkId.indexOf(':'))
}
