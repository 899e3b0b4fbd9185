/** EIP-155 chain ids that the service supports. */
const CHAIN_IDS = [1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554]

const networkIds: ReadonlySet<string> = new Set(CHAIN_IDS.map((id) => `eip155:${id}`))

export const isSwapNetwork = (networkId: string): boolean => networkIds.has(networkId)
