import type { HistoryTransfer } from '../contract'
import { addDecimals, type Decimal, formatDecimal, isUnderPercent, parseDecimal } from './decimal'

const NOTHING: Decimal = { units: 0n, scale: 0 }
const SHOWN = 2

/**
 * Reduces the transfers of a transaction to at most two for display: leaves out fees and change, adds up
 * transfers of the same token, and puts outgoing ones first.
 */
export function mergeTransfers(transfers: readonly HistoryTransfer[]): readonly HistoryTransfer[] {
  if (transfers.length <= 1) return transfers
  const groups = new Map<string, readonly HistoryTransfer[]>()
  const nameless: HistoryTransfer[] = []
  for (const transfer of transfers) {
    const { name } = transfer
    if (name === undefined) nameless.push(transfer)
    else groups.set(name, [...(groups.get(name) ?? []), transfer])
  }
  const merged = [...groups.values()].flatMap((group) => addUp(withoutSmall(group)))
  const all = [...merged, ...nameless]
  const kept =
    all.length > SHOWN ? all.sort((one, other) => worthOf(other) - worthOf(one)).slice(0, SHOWN) : all
  return kept.sort((one, other) => rankOf(one) - rankOf(other))
}

const worthOf = ({ valueUsd = 0 }: HistoryTransfer): number => valueUsd
const rankOf = ({ direction }: HistoryTransfer): number => (direction === 'out' ? 0 : 1)
const amountOf = ({ quantity }: HistoryTransfer): Decimal =>
  (quantity === undefined ? undefined : parseDecimal(quantity)) ?? NOTHING

/** The transfers of one token, without those as small as a fee relative to the largest. */
function withoutSmall(group: readonly HistoryTransfer[]): readonly HistoryTransfer[] {
  const largest = group.reduce((most, one) =>
    isUnderPercent(amountOf(most), 100n, amountOf(one)) ? one : most,
  )
  const rest = group.filter((one) => !isUnderPercent(amountOf(one), 1n, amountOf(largest)))
  const isPair = rest.length === 2 && rest[0]?.direction !== rest[1]?.direction
  return isPair ? rest.filter((one) => !isUnderPercent(amountOf(one), 10n, amountOf(largest))) : rest
}

/** Adds up the transfers of one token to one per direction. */
function addUp(group: readonly HistoryTransfer[]): readonly HistoryTransfer[] {
  const sums = new Map<HistoryTransfer['direction'], HistoryTransfer>()
  for (const transfer of group) {
    const sum = sums.get(transfer.direction)
    sums.set(transfer.direction, sum ? sumOf(sum, transfer) : transfer)
  }
  return [...sums.values()]
}

function sumOf(one: HistoryTransfer, other: HistoryTransfer): HistoryTransfer {
  const values = [one.valueUsd, other.valueUsd].filter((value) => value !== undefined)
  return {
    ...one,
    quantity: formatDecimal(addDecimals(amountOf(one), amountOf(other))),
    ...(values.length > 0 ? { valueUsd: values.reduce((sum, value) => sum + value, 0) } : {}),
  }
}
