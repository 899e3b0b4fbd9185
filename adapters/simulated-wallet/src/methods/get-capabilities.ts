import * as v from '@latchkey/session/schema'
import { type Address, encodeFunctionData, parseAbi } from 'viem'
import { chainIdHex } from '../create-wallet-state'
import { permissionsCapability, type WalletAsset, type WalletNetwork } from '../options'
import type { MethodContext, MethodHandler } from './method-context'
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

const wantedSchema = v.array(v.object({ address: v.string(), type: v.string() }))
const assetsSchema = v.looseTuple([
  v.object({
    account: addressSchema,
    assetFilter: v.optional(v.record(v.string(), wantedSchema)),
    assetTypeFilter: v.optional(v.array(v.string())),
    chainFilter: v.optional(v.array(quantitySchema)),
  }),
])
type AssetQuery = v.InferOutput<typeof assetsSchema>[0]

/** ERC-7811. Never a prompt; only for an account that the page may see. */
export const getAssets: MethodHandler = async (wallet, params, method) => {
  const [wanted] = readParams(assetsSchema, params, method)
  const account = await requireAccount(wallet, wanted.account)
  const entries = networksFor(wallet, wanted).map(async (network): Promise<[string, unknown]> => {
    const known = wallet.options.assets?.[network.networkId] ?? []
    const chosen = known.filter((asset) => isWanted(asset, network, wanted))
    const read = chosen.map((asset) => withBalance(wallet, network, asset, account))
    return [chainIdHex(network.networkId), await Promise.all(read)]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** An asset filter has chains as its keys; then the chain filter does not apply. */
function networksFor(
  wallet: MethodContext,
  { assetFilter, chainFilter }: AssetQuery,
): readonly WalletNetwork[] {
  if (!assetFilter) return chosenNetworks(wallet, chainFilter)
  const chains = Object.keys(assetFilter).filter((chain) => v.is(quantitySchema, chain))
  return chosenNetworks(wallet, chains.map(BigInt))
}

function isWanted(
  { address, type }: WalletAsset,
  { networkId }: WalletNetwork,
  { assetFilter, assetTypeFilter }: AssetQuery,
): boolean {
  if (!assetFilter) return assetTypeFilter?.includes(type) ?? true
  const wanted = Object.entries(assetFilter).find(
    ([chain]) => v.is(quantitySchema, chain) && BigInt(chain) === BigInt(chainIdHex(networkId)),
  )?.[1]
  return (
    wanted?.some((one) => one.address.toLowerCase() === address.toLowerCase() && one.type === type) ?? false
  )
}

/** Of ERC-20 and ERC-721. */
const abi = parseAbi(['function balanceOf(address) view returns (uint256)'])

async function withBalance(
  { callChain }: MethodContext,
  network: WalletNetwork,
  asset: WalletAsset,
  account: Address,
): Promise<object> {
  const { address, type, metadata } = asset
  const balance = asset.balance ?? (await (address === 'native' ? readNative() : readToken()))
  return { address, balance, type, ...(metadata && { metadata }) }

  function readNative(): Promise<unknown> {
    return callChain(network, 'eth_getBalance', [account, 'latest'])
  }
  async function readToken(): Promise<unknown> {
    const data = encodeFunctionData({ abi, args: [account] })
    const word = await callChain(network, 'eth_call', [{ to: address, data }, 'latest'])
    return v.is(quantitySchema, word) ? `0x${BigInt(String(word)).toString(16)}` : word
  }
}

/** Those of a filter; all where there is none. */
function chosenNetworks(
  { state }: MethodContext,
  chainIds: readonly bigint[] | undefined,
): readonly WalletNetwork[] {
  if (!chainIds) return state.networks()
  return state.networks().filter(({ networkId }) => chainIds.includes(BigInt(chainIdHex(networkId))))
}

/** An answer by chain id, in hexadecimal digits as both standards have it. */
function byChain<Entry>(
  networks: readonly WalletNetwork[],
  entryOf: (network: WalletNetwork) => Entry,
): Readonly<Record<string, Entry>> {
  return Object.fromEntries(networks.map((network) => [chainIdHex(network.networkId), entryOf(network)]))
}
