/** The chain id of an `eip155` network; `undefined` for anything else, `eip155:0x1` and `eip155:01` included. */
export function evmChainId(networkId: string): number | undefined {
  const chainId = Number(/^eip155:([1-9]\d*)$/.exec(networkId)?.[1])
  return Number.isSafeInteger(chainId) ? chainId : undefined
}
