import * as v from '@latchkey/session/schema'
import { permissionsCapability } from '../permissions/permissions-capability'
import { byChain, chosenNetworks } from './get-assets'
import type { MethodHandler } from './method-context'
import { requireAccount } from './permissions'
import { addressSchema, quantitySchema, readParams } from './read-params'
import { readAtomicStatus } from './send-calls'

const capabilitiesSchema = v.looseTuple([addressSchema, v.optional(v.array(quantitySchema))])

/** EIP-5792. Never a prompt; only for an account that the page may see. */
export const getCapabilities: MethodHandler = async (wallet, params, method) => {
  const [address, chainIds] = readParams(capabilitiesSchema, params, method)
  const account = await requireAccount(wallet, address)
  const { assets, capabilities, batches, sessions } = wallet.options
  const networks = chosenNetworks(wallet, chainIds)
  const entries = networks.map(async (network): Promise<[string, object]> => {
    const call = (name: string, args: readonly unknown[]) => wallet.callChain(network, name, args)
    const atomic = batches ? { atomic: { status: await readAtomicStatus(call, account) } } : {}
    const discovery = assets ? { assetDiscovery: { supported: true } } : {}
    const permissions = sessions ? { permissions: permissionsCapability } : {}
    return [
      network.networkId,
      { ...discovery, ...atomic, ...permissions, ...capabilities?.[network.networkId] },
    ]
  })
  const byNetwork = Object.fromEntries(await Promise.all(entries))
  return byChain(networks, ({ networkId }) => byNetwork[networkId])
}
