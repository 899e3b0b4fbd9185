import type { NetworkId } from '@latchkey/session/contract'

/** The EIP-155 number of a CAIP-2 id; NaN for another namespace. */
export function chainIdOf(networkId: NetworkId): number {
  const digits = /^eip155:(\d+)$/.exec(networkId)?.[1]
  return digits === undefined ? Number.NaN : Number(digits)
}

/** As wallets want it: `0x2105`. */
export function chainIdHex(networkId: NetworkId): string {
  return `0x${chainIdOf(networkId).toString(16)}`
}

/** What wallets send: hex, decimal, number, bigint. `undefined` for everything that is no chain id. */
export function toNetworkId(answer: unknown): NetworkId | undefined {
  const text = typeof answer === 'string' || typeof answer === 'bigint' ? `${answer}` : undefined
  if (text !== undefined && !/^(0x[\da-f]+|\d+)$/i.test(text)) return undefined
  const id = text === undefined ? answer : Number(text)
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? `eip155:${id}` : undefined
}
