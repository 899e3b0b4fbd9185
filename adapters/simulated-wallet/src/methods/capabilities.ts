import * as v from 'valibot'
import { chainIdHex } from '../create-wallet-state'
import type { WalletNetwork } from '../options'
import type { MethodContext, MethodHandler } from './method-context'
import { addressSchema, quantitySchema, readParams } from './params'
import { requireAccount } from './permissions'

const capabilitiesSchema = v.looseTuple([addressSchema, v.optional(v.array(quantitySchema))])

/** EIP-5792. Never a question; only for an account that the page may see. */
export const getCapabilities: MethodHandler = async (wallet, params, method) => {
  const [address, chainIds] = readParams(capabilitiesSchema, params, method)
  await requireAccount(wallet, address)
  const { assets, capabilities } = wallet.offers
  return byChain(chosenNetworks(wallet, chainIds), ({ networkId }) => ({
    ...(assets && { assetDiscovery: { supported: true } }),
    ...capabilities?.[networkId],
  }))
}

/** Those of a filter; all where there is none. */
export function chosenNetworks(
  { state }: MethodContext,
  chainIds: readonly bigint[] | undefined,
): readonly WalletNetwork[] {
  if (!chainIds) return state.networks()
  return state.networks().filter(({ networkId }) => chainIds.includes(BigInt(chainIdHex(networkId))))
}

/** An answer by chain id, in hexadecimal digits as both standards have it. */
export function byChain<Entry>(
  networks: readonly WalletNetwork[],
  entryOf: (network: WalletNetwork) => Entry,
): Readonly<Record<string, Entry>> {
  return Object.fromEntries(networks.map((network) => [chainIdHex(network.networkId), entryOf(network)]))
}
