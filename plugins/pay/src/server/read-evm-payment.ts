import { isHex } from '@latchkey/session/caip'
import {
  type EvmGain,
  type EvmMove,
  gainsByGiver,
  type NodeRequest,
  nativeMoves,
  netGains,
  tokenMoves,
} from '@latchkey/session/chain'
import { isObject, type ReadPayment } from './invoice'

/** More logs than a block can have. */
const MAX_LOGS = 20_000

/** Reads what a transaction has moved to the recipient: a token by its `Transfer` events, the native currency by its calls. */
export const readEvmPayment: ReadPayment = async (node, wanted) => {
  const { hash, networkId, token, payer, confirmations } = wanted
  const recipient = wanted.recipient.toLowerCase()
  if (!isHex(hash, 64)) return 'RECEIPT_MALFORMED'
  if (`eip155:${quantity(await node({ method: 'eth_chainId' }))}` !== networkId)
    return 'NODE_OF_ANOTHER_NETWORK'
  const [receipt, transaction] = [
    await node({ method: 'eth_getTransactionReceipt', params: [hash] }),
    await node({ method: 'eth_getTransactionByHash', params: [hash] }),
  ]
  if (!isObject(transaction)) return 'TRANSACTION_NOT_FOUND'
  if (!isObject(receipt)) return 'TRANSACTION_NOT_CONFIRMED'
  if (quantity(receipt['status']) !== 1n) return 'TRANSACTION_REVERTED'
  const mined = quantity(receipt['blockNumber'])
  const depth = quantity(await node({ method: 'eth_blockNumber' })) - mined + 1n
  if (depth < BigInt(confirmations)) return 'TRANSACTION_NOT_CONFIRMED'
  const moves =
    token === undefined
      ? await currencyMoves(node, hash, recipient, transaction, receipt)
      : movesOf(token.toLowerCase(), receipt)
  if (moves === undefined) return 'TRACES_UNAVAILABLE'
  // A shop's contract may hand on the currency that it is paid; a token's moves all count.
  const received = amountAt(recipient, token === undefined ? gainsByGiver(moves) : netGains(moves))
  if (received === 0n) return 'NOT_ARRIVED'
  const blockTime = await timeOf(node, receipt['blockNumber'])
  if (payer === undefined) return { received, blockTime }
  const own = moves.filter((move) => isBetween(move, payer.toLowerCase(), recipient))
  const paid = amountAt(recipient, netGains(own))
  if (paid === 0n) return 'PAYER_MISMATCH'
  if (paid < received) return { received: paid, blockTime }
  return { received, blockTime }
}

const amountAt = (account: string, gains: readonly EvmGain[]): bigint =>
  gains.find(({ to }) => to === account)?.amount ?? 0n

const isBetween = ({ from, to }: EvmMove, one: string, other: string): boolean =>
  (from === one && to === other) || (from === other && to === one)

type Fields = Readonly<Record<string, unknown>>

/**
 * The value of a transaction to the recipient needs no more than the transaction. What another account or contract sends,
 * such as a smart account, shows in the traces alone. `undefined` if the node offers none and code may have sent something.
 */
async function currencyMoves(
  node: NodeRequest,
  hash: string,
  recipient: string,
  { from, to, value }: Fields,
  { blockNumber }: Fields,
): Promise<readonly EvmMove[] | undefined> {
  if (typeof from !== 'string') throw new TypeError('The transaction has no sender')
  const direct = {
    from: from.toLowerCase(),
    to: typeof to === 'string' ? to.toLowerCase() : '',
    amount: quantity(value),
  }
  if (direct.to === recipient) return [direct]
  const traced = await nativeMoves(node, hash)
  if (traced) return traced
  // An account without code sends nothing on.
  const code = direct.to && (await node({ method: 'eth_getCode', params: [to, blockNumber] }))
  return code === '0x' ? [direct] : undefined
}

function movesOf(token: string, { logs }: Fields): readonly EvmMove[] {
  if (!Array.isArray(logs) || logs.length > MAX_LOGS) throw new TypeError('The receipt has no logs')
  return tokenMoves(logs).filter((move) => move.token === token)
}

async function timeOf(node: NodeRequest, blockNumber: unknown): Promise<number> {
  const block = await node({ method: 'eth_getBlockByNumber', params: [blockNumber, false] })
  if (!isObject(block)) throw new TypeError('The node has no such block')
  return Number(quantity(block['timestamp']))
}

function quantity(value: unknown): bigint {
  if (!isHex(value, 1, 64)) throw new TypeError('No quantity')
  return BigInt(value)
}
