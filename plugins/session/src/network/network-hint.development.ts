/** What a developer does about a network that nobody has configured. */
export function networkHint(networkId: unknown): { readonly hint: string } {
  const [namespace] = String(networkId).split(':')
  const [adapter, name] = namespace === 'solana' ? ['solana', 'solanaMainnet'] : ['evm', 'mainnet']
  return {
    hint: `No adapter has the network '${String(networkId)}'. Put it in networks where the plugins are listed, ${adapter}({ networks: [${name}, …] }), or pass one that is there.`,
  }
}
