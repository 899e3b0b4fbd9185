import type { NodeRequest } from '@latchkey/session/http-node'
import type { ReadPayment } from './found-payment'
import { isObject } from './is-object'

/** `Transfer(address,address,uint256)` of ERC-20. */
const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** More logs than a block can have. */
const MAX_LOGS = 20_000

/** Reads a token's `Transfer` events to the recipient, or the value of a transaction to the recipient. */
export const readEvmPayment: ReadPayment = async (node, wanted) => {
  const { hash, networkId, recipient, token, payer, confirmations } = wanted
  if (!/^0x[\da-f]{64}$/i.test(hash)) return 'RECEIPT_MALFORMED'
  // control: receipt-of-another-chain
  if (`eip155:${quantity(await node({ method: 'eth_chainId' }))}` !== networkId)
    return 'NODE_OF_ANOTHER_NETWORK'
  const [receipt, transaction] = [
    await node({ method: 'eth_getTransactionReceipt', params: [hash] }),
    await node({ method: 'eth_getTransactionByHash', params: [hash] }),
  ]
  if (!isObject(transaction)) return 'TRANSACTION_NOT_FOUND'
  if (!isObject(receipt)) return 'TRANSACTION_NOT_CONFIRMED'
  // control: reverted-payment-accepted
  if (quantity(receipt['status']) !== 1n) return 'TRANSACTION_REVERTED'
  const mined = quantity(receipt['blockNumber'])
  const depth = quantity(await node({ method: 'eth_blockNumber' })) - mined + 1n
  // control: unconfirmed-payment-accepted
  if (depth < BigInt(confirmations)) return 'TRANSACTION_NOT_CONFIRMED'
  const moves = token === undefined ? nativeMoves(transaction) : tokenMoves(receipt['logs'], token)
  const received = moves.filter(({ to }) => isSame(to, recipient))
  if (received.length === 0) return 'NOT_PAID'
  const own = payer === undefined ? received : received.filter(({ from }) => isSame(from, payer))
  // control: payment-of-another-payer
  if (own.length === 0) return 'PAYER_MISMATCH'
  return {
    received: own.reduce((sum, { amount }) => sum + amount, 0n),
    blockTime: await timeOf(node, receipt['blockNumber']),
  }
}

interface Move {
  readonly from: string
  readonly to: string
  readonly amount: bigint
}

function nativeMoves({ from, to, value }: Readonly<Record<string, unknown>>): readonly Move[] {
  return typeof from === 'string' && typeof to === 'string' ? [{ from, to, amount: quantity(value) }] : []
}

function tokenMoves(logs: unknown, token: string): readonly Move[] {
  if (!Array.isArray(logs) || logs.length > MAX_LOGS) throw new TypeError('The receipt has no logs')
  return logs.flatMap((log: unknown) => {
    if (!isObject(log) || typeof log['address'] !== 'string') return []
    const { topics, data } = log
    // control: payment-in-another-token
    if (!isSame(log['address'], token) || !Array.isArray(topics)) return []
    const [kind, from, to]: readonly unknown[] = topics
    if (kind !== TRANSFER_TOPIC || topics.length !== 3 || !isWord(from) || !isWord(to) || !isWord(data))
      return []
    return [{ from: addressOf(from), to: addressOf(to), amount: BigInt(data) }]
  })
}

async function timeOf(node: NodeRequest, blockNumber: unknown): Promise<number> {
  const block = await node({ method: 'eth_getBlockByNumber', params: [blockNumber, false] })
  if (!isObject(block)) throw new TypeError('The node has no such block')
  return Number(quantity(block['timestamp']))
}

function quantity(value: unknown): bigint {
  if (typeof value !== 'string' || !/^0x[\da-f]{1,64}$/i.test(value)) throw new TypeError('No quantity')
  return BigInt(value)
}

const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^0x[\da-f]{64}$/i.test(value)
const addressOf = (word: string): string => `0x${word.slice(-40)}`
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
