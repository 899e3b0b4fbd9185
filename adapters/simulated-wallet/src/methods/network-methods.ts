import * as v from '@latchkey/session/schema'
import { chainIdHex } from '../create-wallet-state'
import type { WalletNetwork } from '../options'
import { ProviderRpcError, providerErrorCodes } from '../provider-error'
import { isHttpUrl } from '../read-options'
import type { MethodContext, MethodHandler } from './method-context'
import { withLock } from './permissions'
import { quantitySchema, readParams } from './read-params'

export const chainId: MethodHandler = async ({ state }) => chainIdHex(state.network.networkId)

export const networkVersion: MethodHandler = async ({ state }) =>
  BigInt(chainIdHex(state.network.networkId)).toString()

const switchSchema = v.looseTuple([v.object({ chainId: quantitySchema })])

/** EIP-3326. */
export const switchNetwork: MethodHandler = async (wallet, params, method) => {
  const [{ chainId }] = readParams(switchSchema, params, method)
  const target = wallet.state.findNetwork(`eip155:${chainId}`)
  if (!target) {
    const message = `Unrecognized chain ID ${chainId}. Try adding the chain using wallet_addEthereumChain first.`
    throw new ProviderRpcError(providerErrorCodes.unrecognizedNetwork, message)
  }
  await confirmAndSwitch(wallet, 'switch-network', target, method)
  return null
}

const addSchema = v.looseTuple([
  v.object({
    chainId: quantitySchema,
    chainName: v.pipe(v.string(), v.minLength(1)),
    rpcUrls: v.looseTuple([v.pipe(v.string(), v.check(isHttpUrl, 'an RPC URL starts with http or https'))]),
    nativeCurrency: v.object({ symbol: v.string(), decimals: v.literal(18) }),
  }),
])

/** EIP-3085. Adds the network and switches to it in one prompt, or only switches to a known one. */
export const addNetwork: MethodHandler = async (wallet, params, method) => {
  const [{ chainId, chainName, rpcUrls, nativeCurrency }] = readParams(addSchema, params, method)
  const known = wallet.state.findNetwork(`eip155:${chainId}`)
  const target: WalletNetwork = known ?? {
    networkId: `eip155:${chainId}`,
    rpcUrl: rpcUrls[0],
    name: chainName,
    currencySymbol: nativeCurrency.symbol,
  }
  await confirmAndSwitch(wallet, known ? 'switch-network' : 'add-network', target, method)
  return null
}

/** Prompts the user, then adds the network if it is new, and switches to it. */
async function confirmAndSwitch(
  wallet: MethodContext,
  kind: 'switch-network' | 'add-network',
  target: WalletNetwork,
  method: string,
): Promise<void> {
  const { state, confirmations } = wallet
  if (target.networkId === state.network.networkId) return
  await withLock(wallet, 'switch networks', async () => {
    const account = await state.active()
    await confirmations.ask({ kind, method, account, network: state.network, target })
    if (kind === 'add-network') state.addNetwork(target)
    await state.switchNetwork(target)
  })
}
