import { isSameAddress, namespaceOf } from '@latchkey/session/caip'
import {
  arrivedAmount,
  type ContractCall,
  type SentTransaction,
  shownAmount,
  type TransactionContents,
  type TransactionRequest,
  type Transfer,
} from '@latchkey/session/contract'
import type { TransactionDifference, TransactionResult } from '../contract'

/**
 * Compares the requests to a wallet with what the chain has: what was called, and what arrived.
 * @returns the parts that differ; `undefined` if unknown: a request was serialized elsewhere, or not stored, or the chain
 * does not say what arrived
 */
export function compareContents(
  sent: SentTransaction,
  asked: readonly TransactionRequest[],
  found: TransactionContents,
): Pick<TransactionResult, 'differences' | 'arrived'> | undefined {
  if (asked.length === 0 || asked.some(({ type }) => type === 'serialized')) return undefined
  const isSame: IsSame = (one, other) => isSameAddress(namespaceOf(sent.networkId), one, other)
  const called = found.requests ? calledParts(asked, found.requests, isSame) : []
  const transfers = mergeTransfers(asked, isSame)
  const amounts = transfers.map((transfer) => arrivedAmount(found, transfer, sent.networkId))
  const missing = transfers.flatMap(({ to, amount }, index) => {
    // Of what an account sends to itself nothing can arrive.
    const arrived = isSame(to, sent.from) ? undefined : amounts[index]
    if (arrived === undefined || arrived >= BigInt(amount)) return []
    return [arrived === 0n ? ('not-arrived' as const) : ('arrived-less' as const)]
  })
  const differences = new Set<TransactionDifference>([
    ...(isSame(found.from, sent.from) ? [] : (['from'] as const)),
    ...called,
    // Something else was called, or it was reverted, which says enough.
    ...(called.every((part) => part === 'more') && !found.isReverted ? missing : []),
  ])
  const hasCalls = callsOf(asked).length > 0
  const isKnown = (found.requests !== undefined || !hasCalls) && !amounts.includes(undefined)
  if (!isKnown && differences.size === 0) return undefined
  const [arrived, ...others] = amounts
  const [transfer] = transfers
  const isSingle = arrived !== undefined && others.length === 0 && !hasCalls
  return {
    differences: [...differences],
    ...(isSingle && transfer ? { arrived: shownAmount(arrived, transfer).toString() } : {}),
  }
}

/**
 * Adds up what the transactions of one batch have done.
 * @returns `undefined` for none
 */
export function joinContents(
  sent: SentTransaction,
  parts: readonly TransactionContents[],
): TransactionContents | undefined {
  const [first, ...others] = parts
  if (!first || others.length === 0) return first
  const isSame: IsSame = (one, other) => isSameAddress(namespaceOf(sent.networkId), one, other)
  /** What is unknown of one is unknown of all. */
  const allOf = <Part>(read: (one: TransactionContents) => readonly Part[] | undefined) => {
    const lists = parts.map(read)
    return lists.includes(undefined) ? undefined : lists.flatMap((list) => list ?? [])
  }
  const requests = allOf((one) => one.requests)
  const native = allOf(({ arrived }) => arrived?.native)
  const tokens = allOf(({ arrived }) => arrived?.tokens)
  const arrived = parts.every((one) => one.arrived) && {
    ...(native && { native: mergeTransfers(native, isSame) }),
    ...(tokens && { tokens: mergeTransfers(tokens, isSame) }),
  }
  return {
    from: parts.find(({ from }) => !isSame(from, sent.from))?.from ?? first.from,
    ...(requests && { requests }),
    ...(arrived && { arrived }),
    ...(parts.some(({ isReverted }) => isReverted) && { isReverted: true }),
  }
}

type Move = Transfer | ContractCall
type IsSame = (one: string, other: string) => boolean

const callsOf = (requests: readonly TransactionRequest[]): readonly ContractCall[] =>
  requests.filter((request) => request.type === 'call')

function sumOf({ shownAmount: shown, ...one }: Transfer, other: Transfer): Transfer {
  const add = (a: string, b: string): string => (BigInt(a) + BigInt(b)).toString()
  const isShown = shown !== undefined && other.shownAmount !== undefined
  return {
    ...one,
    amount: add(one.amount, other.amount),
    ...(isShown ? { shownAmount: add(shown, other.shownAmount) } : {}),
  }
}

/** Adds up transfers by receiver and token, because an amount may come from several token accounts. */
export function mergeTransfers(requests: readonly TransactionRequest[], isSame: IsSame): readonly Transfer[] {
  const merged: Transfer[] = []
  for (const request of requests) {
    if (request.type !== 'transfer') continue
    const index = merged.findIndex(
      ({ to, tokenAddress }) =>
        isSame(to, request.to) && isSame(tokenAddress ?? '', request.tokenAddress ?? ''),
    )
    const known = merged[index]
    if (known) merged[index] = sumOf(known, request)
    else merged.push(request)
  }
  return merged
}

/** In what the calls of a transaction differ from those that were requested. */
function calledParts(
  asked: readonly TransactionRequest[],
  found: readonly TransactionRequest[],
  isSame: IsSame,
): readonly TransactionDifference[] {
  const differences = new Set<TransactionDifference>()
  const moves = [...mergeTransfers(found, isSame), ...callsOf(found)]
  for (const request of [...mergeTransfers(asked, isSame), ...callsOf(asked)]) {
    const same = moves.findIndex((move) => partsOf(request, move, isSame).length === 0)
    // If no transfer on the chain is equal, the most similar one is compared.
    const closest = same < 0 ? closestTo(request, moves, isSame) : same
    const move = moves[closest]
    for (const part of move ? partsOf(request, move, isSame) : (['call'] as const)) differences.add(part)
    if (move) moves.splice(closest, 1)
  }
  if (moves.length > 0) differences.add('more')
  return [...differences]
}

function closestTo(request: Move, moves: readonly Move[], isSame: IsSame): number {
  const counts = moves.map((move) => partsOf(request, move, isSame).length)
  return counts.indexOf(Math.min(...counts))
}

function partsOf(asked: Move, found: Move, isSame: IsSame): readonly TransactionDifference[] {
  if (asked.type !== found.type) return ['call']
  const parts: TransactionDifference[] = []
  if (!isSame(asked.to, found.to)) parts.push('to')
  if (BigInt(asked.amount ?? '0') !== BigInt(found.amount ?? '0')) parts.push('amount')
  if (asked.type === 'transfer' && found.type === 'transfer') {
    if (!isSame(asked.tokenAddress ?? '', found.tokenAddress ?? '')) parts.push('token')
  } else if (asked.type === 'call' && found.type === 'call' && !isSame(asked.data, found.data))
    parts.push('call')
  return parts
}
