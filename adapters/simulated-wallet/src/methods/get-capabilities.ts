import * as v from 'valibot'
import { byChain, chosenNetworks } from './get-assets'
import { addressSchema, type MethodHandler, quantitySchema, readParams } from './method-context'
import { requireAccount } from './permissions'
import { readAtomicStatus } from './send-calls'

const capabilitiesSchema = v.looseTuple([addressSchema, v.optional(v.array(quantitySchema))])

/** EIP-5792. Never a prompt; only for an account that the page may see. */
export const getCapabilities: MethodHandler = async (wallet, params, method) => {
  const [address, chainIds] = readParams(capabilitiesSchema, params, method)
  const account = await requireAccount(wallet, address)
  const { assets, capabilities, batches } = wallet.offers
  const networks = chosenNetworks(wallet, chainIds)
  const entries = networks.map(async (network): Promise<[string, object]> => {
    const call = (name: string, args: readonly unknown[]) => wallet.callChain(network, name, args)
    const atomic = batches ? { atomic: { status: await readAtomicStatus(call, account) } } : {}
    const discovery = assets ? { assetDiscovery: { supported: true } } : {}
    return [network.networkId, { ...discovery, ...atomic, ...capabilities?.[network.networkId] }]
  })
  const byNetwork = Object.fromEntries(await Promise.all(entries))
  return byChain(networks, ({ networkId }) => byNetwork[networkId])
}
