import type { Network } from '@latchkey/session/contract'

/** The marker addresses of native tokens in services, by namespace. */
const markers: Readonly<Record<string, string>> = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: `So${'1'.repeat(41)}`,
}

export const nativeAddress = ({ namespace }: Network): string | undefined => markers[namespace]

/** CAIP-10. */
export function nativeAssetId(network: Network): string | undefined {
  const address = nativeAddress(network)
  return address && `${network.id}:${address}`
}
