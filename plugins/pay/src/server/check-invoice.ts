import type { Invoice } from './verify-receipt'

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
