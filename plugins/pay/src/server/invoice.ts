import type { NodeRequest } from '@latchkey/session/chain'
import type { ReceiptRefusal } from './refusals'

/** The server's own record of what has to be paid. Never take it from a page. */
export interface Invoice {
  /** The server's own id of it: no other invoice has the same. */
  readonly id: string
  /** CAIP-2. */
  readonly networkId: string
  readonly recipient: string
  /** The contract or mint, or `native`. */
  readonly asset: string
  /** In smallest units: decimal digits or a bigint, above zero. */
  readonly amount: string | bigint
  /** The account that has to pay, for a signed-in user. Omit it if exchanges may pay. */
  readonly payer?: string
  /** Milliseconds since 1970. Older transactions do not pay this invoice. */
  readonly createdAtMs?: number
}

/**
 * Whether an invoice is complete. Fields that a form or database has left empty are refused: an empty amount
 * would be zero, a missing asset the native currency.
 */
export function isInvoice({ id, networkId, recipient, asset, amount, payer, createdAtMs }: Invoice): boolean {
  const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
  return (
    [id, networkId, recipient, asset].every(isText) &&
    isAmount(amount) &&
    (payer === undefined || isText(payer)) &&
    (createdAtMs === undefined || Number.isFinite(createdAtMs))
  )
}

function isAmount(amount: unknown): boolean {
  if (typeof amount === 'bigint') return amount > 0n
  return typeof amount === 'string' && /^\d{1,78}$/.test(amount) && BigInt(amount) > 0n
}

/** What the chain must have for a receipt. */
export interface Wanted {
  readonly networkId: string
  readonly recipient: string
  /** The contract or mint; `undefined` for the native currency. */
  readonly token: string | undefined
  readonly hash: string
  readonly confirmations: number
  /** The account that must have paid; `undefined` if it may be anybody's. */
  readonly payer: string | undefined
}

/** What the chain has for the hash. */
export interface FoundPayment {
  /** Smallest units of the asset that the recipient received. */
  readonly received: bigint
  /** Seconds since 1970. */
  readonly blockTime: number
}

export type ReadPayment = (node: NodeRequest, wanted: Wanted) => Promise<FoundPayment | ReceiptRefusal>

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
