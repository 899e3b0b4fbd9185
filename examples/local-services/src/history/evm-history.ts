import * as v from 'valibot'
import { createPublicClient, hexToBigInt, http, isAddress, isHex, parseAbi, toEventHash } from 'viem'
import { callNode } from '../data/call-node'
import { DataError } from '../data/data-error'
import type { HoldingsReader } from '../data/holdings'
import { addressOf, type ChainLog, type ChainTransaction, createBlockIndex } from './block-index'
import type { HistoryReader } from './history-reader'
import {
  directionOf,
  type MovedToken,
  tokenTransfer,
  type WireTransaction,
  type WireTransfer,
} from './wire-transaction'

const TRANSFER = toEventHash('Transfer(address,address,uint256)')
const APPROVAL = toEventHash('Approval(address,address,uint256)')
const ETHER: MovedToken = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const ZERO = `0x${'0'.repeat(40)}`
const infoAbi = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
])

/** Calls inside a transaction. They are traced, as ether paid by a contract emits no event. */
interface InnerCall {
  readonly from: string
  readonly to?: string | undefined
  readonly value?: string | undefined
  readonly type: string
  readonly error?: string | undefined
  readonly calls?: readonly InnerCall[] | undefined
}
const callSchema: v.GenericSchema<unknown, InnerCall> = v.lazy(() =>
  v.object({
    from: v.string(),
    to: v.optional(v.string()),
    value: v.optional(v.string()),
    type: v.string(),
    error: v.optional(v.string()),
    calls: v.optional(v.array(callSchema)),
  }),
)

/** Reads transfers of ether, ERC-20 and ERC-721 tokens, approvals and swaps from an EVM chain's blocks. */
export function createEvmHistory(chain: HoldingsReader, gatewayUrl: () => string): HistoryReader {
  const { networkId, nodeUrl, tokens } = chain
  const index = createBlockIndex(nodeUrl)
  const client = createPublicClient({ transport: http(nodeUrl, { retryCount: 0 }) })
  const infos = new Map<string, Promise<MovedToken>>()

  const infoOf = (address: string): Promise<MovedToken> => {
    const known = tokens.find((one) => one.address?.toLowerCase() === address)
    if (known) return Promise.resolve(known)
    const asked = infos.get(address) ?? askInfo(address)
    infos.set(address, asked)
    return asked
  }
  const askInfo = async (address: string): Promise<MovedToken> => {
    if (!isAddress(address)) return { name: address, symbol: '', decimals: 0 }
    const ask = (functionName: 'name' | 'symbol' | 'decimals') =>
      client.readContract({ address, abi: infoAbi, functionName }).catch(() => undefined)
    const [name, symbol, decimals] = await Promise.all([ask('name'), ask('symbol'), ask('decimals')])
    return { name: `${name ?? address}`, symbol: `${symbol ?? ''}`, decimals: Number(decimals ?? 0) }
  }

  const innerTransfers = async (
    { hash, input }: ChainTransaction,
    account: string,
  ): Promise<readonly WireTransfer[]> => {
    if (input === '0x') return []
    const root = await callNode(
      nodeUrl,
      'debug_traceTransaction',
      [hash, { tracer: 'callTracer' }],
      callSchema,
    )
    return flatten(root.calls ?? []).flatMap(({ from, to = '', value = '0x0' }) => {
      const direction = directionOf(account, from.toLowerCase(), to.toLowerCase())
      const amount = BigInt(value)
      return direction && amount > 0n ? [tokenTransfer(ETHER, amount, direction, gatewayUrl())] : []
    })
  }

  const logTransfer = async (log: ChainLog, account: string): Promise<readonly WireTransfer[]> => {
    const [event, from, to, id] = log.topics
    const direction = directionOf(account, addressOf(from) ?? '', addressOf(to) ?? '')
    if (event !== TRANSFER || !direction) return []
    const info = await infoOf(log.address)
    if (id === undefined)
      return [tokenTransfer(info, isHex(log.data) ? hexToBigInt(log.data) : 0n, direction, gatewayUrl())]
    const name = `${info.name} #${BigInt(id)}`
    return [{ nft_info: { name, flags: { is_spam: false } }, direction, quantity: { numeric: '1' } }]
  }

  const toWire = async (one: ChainTransaction, account: string): Promise<WireTransaction> => {
    const direct = directionOf(account, one.from, one.to ?? '')
    const transfers = one.hasFailed
      ? []
      : [
          ...(direct && one.value > 0n ? [tokenTransfer(ETHER, one.value, direct, gatewayUrl())] : []),
          ...(await innerTransfers(one, account)),
          ...(await Promise.all(one.logs.map((log) => logTransfer(log, account)))).flat(),
        ]
    const { from, to } = partiesOf(one, account)
    return {
      id: one.hash,
      metadata: {
        operationType: typeOf(one, account, transfers),
        hash: one.hash,
        chain: networkId,
        minedAt: new Date(one.minedAtMs).toISOString(),
        sentFrom: from,
        sentTo: to,
        status: one.hasFailed ? 'failed' : 'confirmed',
        nonce: one.nonce,
      },
      transfers,
    }
  }

  return {
    networkId,
    isAddress: chain.isAddress,
    async read(address, cursor, limit) {
      const account = address.toLowerCase()
      const all = await index.transactionsOf(account)
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const rest = all.filter(
        ({ block, index: place }) =>
          !after || block < after.block || (block === after.block && place < after.index),
      )
      const page = rest.slice(0, limit)
      const last = page.at(-1)
      return {
        transactions: await Promise.all(page.map((one) => toWire(one, account))),
        next: last && rest.length > limit ? `${last.block}.${last.index}` : undefined,
      }
    },
  }
}

function readCursor(cursor: string): { readonly block: number; readonly index: number } {
  const [, block, index] = /^(\d{1,15})\.(\d{1,9})$/.exec(cursor) ?? []
  if (block === undefined || index === undefined)
    throw new DataError(400, 'cursor', `Invalid cursor: ${cursor.slice(0, 100)}`)
  return { block: Number(block), index: Number(index) }
}

const flatten = (calls: readonly InnerCall[]): readonly InnerCall[] =>
  calls
    .filter(({ error }) => error === undefined)
    .flatMap((call) => [...(call.type === 'DELEGATECALL' ? [] : [call]), ...flatten(call.calls ?? [])])

/** Sender and receiver of the token in a plain token transfer, else those of the transaction. */
function partiesOf(one: ChainTransaction, account: string): { readonly from: string; readonly to: string } {
  const moves = one.logs.filter(({ topics }) => topics[0] === TRANSFER)
  const [only] = moves
  if (moves.length === 1 && only && one.value === 0n) {
    const from = addressOf(only.topics[1])
    const to = addressOf(only.topics[2])
    if (from !== undefined && to !== undefined && directionOf(account, from, to)) return { from, to }
  }
  return { from: one.from, to: one.to ?? one.created ?? '' }
}

function typeOf(one: ChainTransaction, account: string, transfers: readonly WireTransfer[]): string {
  if (one.created !== undefined) return 'deploy'
  const given = transfers.filter(({ direction }) => direction === 'out')
  const got = transfers.filter(({ direction }) => direction === 'in')
  const from = (topic: number, other: string): boolean =>
    one.logs.some(({ topics }) => topics[0] === TRANSFER && addressOf(topics[topic]) === other)
  if (got.length > 0 && from(1, ZERO)) return 'mint'
  if (given.length > 0 && got.length === 0 && from(2, ZERO)) return 'burn'
  if (given.length > 0 && got.length > 0) return 'trade'
  if (got.length > 0) return 'receive'
  if (transfers.length > 0) return 'send'
  const approves = one.logs.some(({ topics }) => topics[0] === APPROVAL && addressOf(topics[1]) === account)
  if (approves) return 'approve'
  // A failed transaction has no transfers. Without data it would have sent ether.
  return one.input === '0x' ? 'send' : 'execute'
}
