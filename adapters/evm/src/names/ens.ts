import { addressOfName } from '@latchkey/session/caip'
import type { Identity, NameIssue, NameResolution, Network, NetworkId } from '@latchkey/session/contract'
import {
  type Address,
  type Chain,
  type Client,
  createClient,
  custom,
  decodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Hex,
  isAddress,
  isAddressEqual,
  isHex,
  namehash,
  size,
  type Transport,
  toHex,
  zeroAddress,
} from 'viem'
import { getEnsAddress, getEnsName, getEnsText } from 'viem/actions'
import { packetToBytes } from 'viem/ens'
import { isContract } from '../chain/addresses'
import { type Chains, readChain, toViemChain } from '../chain/read-chain'
import { ChainResponseError, ChainRpcError } from '../errors'

/** The primary ENS name of an address, if that name resolves to the address, and the name's avatar. */
export async function lookupEnsIdentity(
  chains: Chains,
  { ethereum, resolver: universalResolverAddress }: EnsSource,
  address: string,
  signal: AbortSignal,
): Promise<Identity> {
  if (!isAddress(address, { strict: false })) return {}
  const { client, readOrUndefined } = createEnsClient(chains, ethereum, signal)
  const name = await readOrUndefined(() => getEnsName(client, { address, universalResolverAddress }))
  if (!name) return {}
  const resolvedAddress = await readOrUndefined(() =>
    getEnsAddress(client, { name, universalResolverAddress }),
  )
  if (!resolvedAddress || !isAddressEqual(resolvedAddress, address)) return {}
  const avatar = await readOrUndefined(() =>
    getEnsText(client, { name, key: 'avatar', universalResolverAddress }),
  )
  return { name, ...(avatar && /^(https:|data:image\/)/i.test(avatar) ? { avatarUrl: avatar } : {}) }
}

/**
 * The address that a normalized ENS name has on an EVM network, or why it has none. Rejects when Ethereum cannot be read.
 */
export async function resolveEnsName(
  chains: Chains,
  source: EnsSource,
  { name, networkId }: { readonly name: string; readonly networkId: NetworkId },
  signal: AbortSignal,
): Promise<NameResolution> {
  let stop: NameIssue | undefined
  const found = await addressOfName(
    {
      async find(coinType) {
        if (stop) return undefined
        const record = await readEnsRecord(chains, source, { name, coinType }, signal)
        // What cannot be read may be an address, so none of the records after it counts.
        stop = issues[record]
        return record === 'none' || stop ? undefined : record
      },
      isEthereumContract: (address) => isContract(chains, address, source.ethereum, signal),
    },
    networkId,
  )
  return found ? { ...found, name, networkId } : { issue: stop ?? 'no-address', networkId }
}

const issues: Readonly<Record<string, NameIssue | undefined>> = {
  zero: 'no-address',
  nobody: 'unregistered',
  unreadable: 'unreadable',
} satisfies Partial<Record<EnsRecord, NameIssue>>

interface EnsClient {
  readonly client: Client<Transport, Chain>
  /** `undefined` where the contracts have no result; rejects when the network fails. */
  readonly readOrUndefined: <Result>(run: () => Promise<Result>) => Promise<Result | undefined>
}

function createEnsClient(chains: Chains, mainnet: Network, signal: AbortSignal): EnsClient {
  let networkFailure: { readonly error: unknown } | undefined
  const client = createClient({
    chain: toViemChain(chains, mainnet),
    transport: custom(
      {
        async request({ method, params }) {
          try {
            return await readChain(chains, mainnet, { method, params }, signal)
          } catch (error) {
            if (!(error instanceof ChainRpcError)) networkFailure = { error }
            // viem recognises a revert by the data of the JSON-RPC error.
            throw error instanceof ChainRpcError ? error.cause : error
          }
        },
      },
      { retryCount: 0 },
    ),
    // Off-chain lookups would let the owner of a name choose hosts that this page connects to.
    ccipRead: false,
  })
  const readOrUndefined = async <Result>(run: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await run()
    } catch {
      if (networkFailure) throw networkFailure.error
      return undefined
    }
  }
  return { client, readOrUndefined }
}

/** What a name has for a coin type. `none`: no address. `zero`: it says that there is none. */
type EnsRecord = Address | 'none' | 'zero' | 'nobody' | 'unreadable'

/** Where ENS is read. */
export interface EnsSource {
  readonly ethereum: Network
  /** The universal resolver. */
  readonly resolver: Address
}

const resolverAbi = [
  {
    name: 'resolveWithGateways',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      { name: 'name', type: 'bytes' },
      { name: 'data', type: 'bytes' },
      { name: 'gateways', type: 'string[]' },
    ],
    outputs: [],
  },
] as const
const resultTypes = [{ type: 'bytes' }, { type: 'address' }] as const

/** Selectors of `addr(bytes32)` and `addr(bytes32,uint256)`. Resolvers from before coin types have the former only. */
const ADDR = '0x3b3b57de'
const ADDR_OF_COIN = '0xf1cb7e06'
const ETHER_COIN_TYPE = 60
/** Asks the resolver to leave requests to gateways to this page, which sends none. */
const NO_GATEWAYS = ['x-batch-gateway:true']

/** By selector: what the errors of the universal resolver (ENSIP-21, ENSIP-23) and ERC-3668 say of the record. */
const meanings: Readonly<Record<string, EnsRecord | undefined>> = {
  // ResolverNotFound(bytes), ResolverNotContract(bytes,address)
  '0x77209fe8': 'nobody',
  '0x1e9535f2': 'nobody',
  // UnsupportedResolverProfile(bytes4)
  '0x7b1c461b': 'none',
  // OffchainLookup: following it would let the owner of a name choose hosts that this page connects to.
  '0x556f1830': 'unreadable',
  // ResolverError(bytes), HttpError(uint16,string): the record may exist.
  '0x95c0c752': 'unreadable',
  '0x01800152': 'unreadable',
}

/**
 * Reads the record of a normalized name for a coin type from the universal resolver on Ethereum. Rejects when the network
 * fails, or when its response is none of the resolver.
 */
async function readEnsRecord(
  chains: Chains,
  { ethereum, resolver }: EnsSource,
  { name, coinType }: { readonly name: string; readonly coinType: number },
  signal: AbortSignal,
): Promise<EnsRecord> {
  const node = namehash(name)
  const data: Hex =
    coinType === ETHER_COIN_TYPE
      ? `${ADDR}${node.slice(2)}`
      : `${ADDR_OF_COIN}${node.slice(2)}${toHex(coinType, { size: 32 }).slice(2)}`
  const args = [toHex(packetToBytes(name)), data, NO_GATEWAYS] as const
  const call = { to: resolver, data: encodeFunctionData({ abi: resolverAbi, args }) }
  const method = 'eth_call'
  try {
    const answer = await readChain(chains, ethereum, { method, params: [call, 'latest'] }, signal)
    return recordIn(answer, coinType)
  } catch (error) {
    const meaning = error instanceof ChainRpcError ? meanings[revertData(error).slice(0, 10)] : undefined
    if (meaning === undefined) throw error
    return meaning
  }
}

/**
 * The record in the resolver's response. Bytes that are no address of an EVM network say that there is none, as zeros do:
 * the name has something else there than the records after it.
 */
function recordIn(answer: unknown, coinType: number): EnsRecord {
  try {
    const [value] = decodeAbiParameters(resultTypes, isHex(answer) ? answer : '0x')
    // `addr(bytes32)` returns zeros for a name without an address, and has no way to say more.
    if (coinType === ETHER_COIN_TYPE) {
      const [address] = decodeAbiParameters([{ type: 'address' }], value)
      return address === zeroAddress ? 'none' : address
    }
    const [bytes] = decodeAbiParameters([{ type: 'bytes' }], value)
    if (bytes === '0x') return 'none'
    return size(bytes) === 20 && bytes !== zeroAddress ? getAddress(bytes) : 'zero'
  } catch (error) {
    throw new ChainResponseError('eth_call', error)
  }
}

/** The data of a revert, which some nodes put into an object. */
function revertData({ rpcData }: ChainRpcError): string {
  const inner: unknown =
    typeof rpcData === 'object' && rpcData !== null ? Reflect.get(rpcData, 'data') : rpcData
  return typeof inner === 'string' ? inner : ''
}
