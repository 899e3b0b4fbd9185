import { isHex } from '../network/is-hex'
import type { NodeRequest } from './http-node'

/** What one account has given another one in a transaction. */
export interface EvmMove {
  /** In lower case, as `to` and `token`. */
  readonly from: string
  readonly to: string
  /** In the smallest unit. */
  readonly amount: bigint
  /** The ERC-20 contract. Missing: the native currency. */
  readonly token?: string
}

/** `Transfer(address,address,uint256)` of ERC-20. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** The `Transfer` events of ERC-20 in the logs of a receipt. Any other log is left out, those of NFTs too. */
export function tokenMoves(logs: readonly unknown[]): readonly EvmMove[] {
  return logs.flatMap((log) => {
    const { address, topics, data } = fieldsOf(log)
    if (!isAddress(address) || !Array.isArray(topics) || topics.length !== 3) return []
    const [kind, from, to]: readonly unknown[] = topics
    if (kind !== TRANSFER || !isWord(from) || !isWord(to) || !isWord(data)) return []
    return [{ from: addressOf(from), to: addressOf(to), amount: BigInt(data), token: lower(address) }]
  })
}

/** What an account has more of than before. */
export interface EvmGain extends Omit<EvmMove, 'from'> {}

/** What accounts have more of by some moves: whatever went in and out of one account is counted, also by way of others. */
export function netGains(moves: readonly EvmMove[]): readonly EvmGain[] {
  const changes = moves.flatMap(({ from, ...gain }) => [gain, { ...gain, to: from, amount: -gain.amount }])
  return addUp(changes).filter(({ amount }) => amount > 0n)
}

/**
 * The same for each giver alone: what a receiver hands on to somebody else, as the contract of a shop does with what it is
 * paid, it has got nevertheless. What it gives back counts.
 */
export function gainsByGiver(moves: readonly EvmMove[]): readonly EvmGain[] {
  const pairs = new Map<string, EvmMove[]>()
  for (const move of moves) {
    const key = [move.from, move.to].sort().join()
    const pair = pairs.get(key)
    if (pair) pair.push(move)
    else pairs.set(key, [move])
  }
  return addUp([...pairs.values()].flatMap(netGains))
}

function addUp(gains: readonly EvmGain[]): readonly EvmGain[] {
  const sums = new Map<string, EvmGain>()
  for (const gain of gains) {
    const key = `${gain.to} ${gain.token ?? ''}`
    sums.set(key, { ...gain, amount: gain.amount + (sums.get(key)?.amount ?? 0n) })
  }
  return [...sums.values()]
}

/** More calls than a block has gas for. */
const MAX_CALLS = 100_000

/**
 * The native currency that a mined transaction has moved in all its calls, also between contracts, where no log tells it:
 * from `debug_traceTransaction` with the `callTracer`, or from `trace_transaction`. `undefined` if the node offers neither,
 * or what it answers cannot be read. Ask for a transaction that did not revert.
 */
export async function nativeMoves(node: NodeRequest, hash: string): Promise<readonly EvmMove[] | undefined> {
  const traced = node({ method: 'debug_traceTransaction', params: [hash, { tracer: 'callTracer' }] })
  return (
    (await read(traced, nestedCalls)) ??
    read(node({ method: 'trace_transaction', params: [hash] }), flatCalls)
  )
}

/** A node without a method answers with an error, in words and codes of its own. */
async function read(
  answer: Promise<unknown>,
  parse: (answer: unknown) => readonly EvmMove[],
): Promise<readonly EvmMove[] | undefined> {
  try {
    return parse(await answer)
  } catch {
    return undefined
  }
}

/** What moves value. A DELEGATECALL names that of the call it is in, which it does not move again. */
const nestedKinds: ReadonlySet<unknown> = new Set(['CALL', 'CREATE', 'CREATE2', 'SELFDESTRUCT'])

/** The frames of geth's `callTracer`: a call has its calls in it. One with an error has undone them. */
function nestedCalls(answer: unknown): readonly EvmMove[] {
  const moves: EvmMove[] = []
  const open: unknown[] = [answer]
  for (let count = 0; open.length > 0; count += 1) {
    const { type, from, to, value, error, calls } = fieldsOf(open.pop())
    if (count > MAX_CALLS || typeof type !== 'string') throw new TypeError('No trace')
    if (error) continue
    if (nestedKinds.has(type)) moves.push(...moveOf(from, to, value))
    if (Array.isArray(calls)) for (const call of calls) open.push(call)
  }
  return moves
}

/** The list of OpenEthereum's `trace_transaction`: a call is found by its place, and one with an error undoes those below. */
function flatCalls(answer: unknown): readonly EvmMove[] {
  if (!Array.isArray(answer) || answer.length === 0 || answer.length > MAX_CALLS)
    throw new TypeError('No trace')
  const undone = new Set<string>()
  const moves: EvmMove[] = []
  for (const entry of answer) {
    const { type, action, result, error, traceAddress } = fieldsOf(entry)
    if (!Array.isArray(traceAddress)) throw new TypeError('No trace')
    const isIn = traceAddress.some((_, depth) => undone.has(traceAddress.slice(0, depth).join()))
    if (isIn || error) undone.add(traceAddress.join())
    else moves.push(...flatMove(type, fieldsOf(action), fieldsOf(result)))
  }
  return moves
}

type Fields = Readonly<Record<string, unknown>>

function flatMove(type: unknown, action: Fields, result: Fields): readonly EvmMove[] {
  const { callType, from, to, value, address, refundAddress, balance } = action
  if (type === 'call') return callType === 'call' ? moveOf(from, to, value) : []
  if (type === 'create') return moveOf(from, result['address'], value)
  return type === 'suicide' ? moveOf(address, refundAddress, balance) : []
}

function moveOf(from: unknown, to: unknown, value: unknown = '0x0'): readonly EvmMove[] {
  if (!isHex(value, 1, 64)) throw new TypeError('No value')
  const amount = BigInt(value)
  if (amount === 0n) return []
  if (!isAddress(from) || !isAddress(to)) throw new TypeError('No address')
  return [{ from: lower(from), to: lower(to), amount }]
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

const lower = (text: string): string => text.toLowerCase()
const addressOf = (word: string): string => lower(`0x${word.slice(-40)}`)
const isWord = (value: unknown): value is string => isHex(value, 64)
const isAddress = (value: unknown): value is string => isHex(value, 40)
