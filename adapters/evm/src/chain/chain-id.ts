import type { NetworkId } from '@latchkey/session/contract'

/** The EIP-155 number of a CAIP-2 id; NaN for another namespace. */
export function chainIdOf(networkId: NetworkId): number {
  const digits = /^eip155:(\d+)$/.exec(networkId)?.[1]
  return digits === undefined ? Number.NaN : Number(digits)
}
