/** The local chains' names in the on-ramp API and on the provider's page. */
export const networkNames: Readonly<Record<string, { readonly name: string; readonly title: string }>> = {
  'eip155:1': { name: 'ethereum-mainnet', title: 'Ethereum' },
  'eip155:8453': { name: 'base-mainnet', title: 'Base' },
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': { name: 'solana-mainnet', title: 'Solana' },
}

/** Finds the CAIP-2 id by either name. */
export function networkIdOf(text: string): string | undefined {
  const entries = Object.entries(networkNames)
  return entries.find(([, { name, title }]) => text === name || text === title)?.[0]
}
