import type { Network } from '@latchkey/session/contract'
import {
  type Address,
  decodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Hex,
  isHex,
  namehash,
  size,
  toHex,
  zeroAddress,
} from 'viem'
import { packetToBytes } from 'viem/ens'
import type { Chains } from './chain/evm-context'
import { readChain } from './chain/read-chain'
import { ChainResponseError, ChainRpcError } from './errors'

/** What a name has for a coin type. `none`: no address. `zero`: it says that there is none. */
export type EnsRecord = Address | 'none' | 'zero' | 'nobody' | 'unreadable'

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
export async function readEnsRecord(
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
