/** What the server wants to be paid: its own record, never what a page says. */
export interface Invoice {
  /** CAIP-2. */
  readonly networkId: string
  readonly recipient: string
  /** The contract or mint, or `native`. */
  readonly asset: string
  /** Smallest units: decimal digits or a bigint, above zero. */
  readonly amount: string | bigint
  /** The account that has to pay, where the server knows it: a user who has signed in. Leave it out where exchanges may pay. */
  readonly payer?: string
  /** Milliseconds since 1970. What is older on the chain did not pay this invoice. */
  readonly createdAtMs?: number
}

/**
 * Whether a server's own record asks for something: a field that its form or database has left empty must not be paid by
 * anything. An empty amount would be zero, and a missing asset the native currency.
 */
export function isInvoice({ networkId, recipient, asset, amount, payer, createdAtMs }: Invoice): boolean {
  const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
  return (
    [networkId, recipient, asset].every(isText) &&
    isAmount(amount) &&
    (payer === undefined || isText(payer)) &&
    (createdAtMs === undefined || Number.isFinite(createdAtMs))
  )
}

function isAmount(amount: unknown): boolean {
  if (typeof amount === 'bigint') return amount > 0n
  return typeof amount === 'string' && /^\d{1,78}$/.test(amount) && BigInt(amount) > 0n
}
