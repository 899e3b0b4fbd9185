import { listQuantity } from '@latchkey/ui-primitives/format/format-quantity'
import type { HistoryTransaction, HistoryTransfer } from '../contract'

const PLUS: ReadonlySet<string> = new Set(['receive', 'deposit', 'borrow', 'claim'])
const MINUS: ReadonlySet<string> = new Set(['withdraw', 'repay', 'burn'])

/** `+` or `-` before a transaction's single amount. Two amounts have none. */
export function signOf({ type }: Pick<HistoryTransaction, 'type'>, count: number): '' | '+' | '-' {
  if (count !== 1) return ''
  return PLUS.has(type) ? '+' : MINUS.has(type) ? '-' : ''
}

/** `123.457 TOK`, the name of a collectible, or an empty text for neither. */
export function transferText({ kind, name, symbol = '', quantity }: HistoryTransfer, locale: string): string {
  if (kind === 'other') return ''
  if (kind === 'nft') return name ?? ''
  if (quantity === undefined) return symbol
  return `${listQuantity(quantity, { rounding: 'nearest', locale })} ${symbol}`.trim()
}
