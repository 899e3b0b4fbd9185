import { type Address, type Hex, isAddressEqual, size, slice, toFunctionSelector, zeroAddress } from 'viem'
import type { AllowedMethod, Session } from './session-context'

/** A call that a session pays for from the account. */
export interface SessionCall {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
}

/** What the keys of a session have used. */
export interface SessionUse {
  /** Network fees in wei. */
  readonly fees: bigint
  /** Amounts by `spentKey`. */
  readonly spent: ReadonlyMap<string, bigint>
}

export const unused: SessionUse = { fees: 0n, spent: new Map() }

const TRANSFER = toFunctionSelector('transfer(address,uint256)')
const TRANSFER_BYTES = 68
const WORD_BYTES = 32
const SELECTOR_BYTES = 4

const spentKey = (allowance: number, period: number): string => `${allowance}:${period}`

/**
 * The use of a session after these calls, or `undefined` if the session does not allow them. The same rules as those
 * of an account's contract: each call is a granted method, or a transfer within an allowance of the current period;
 * all fees together stay below the session's limit.
 */
export function countCalls(
  session: Session,
  before: SessionUse,
  calls: readonly SessionCall[],
  {
    own,
    maximumFee,
    nowSeconds,
  }: {
    /** The account, which session keys may not call. */
    readonly own: Address
    readonly maximumFee: bigint
    readonly nowSeconds: number
  },
): SessionUse | undefined {
  const fees = before.fees + maximumFee
  if (calls.length === 0 || !(nowSeconds < session.validUntil) || fees > session.feeLimit) return undefined
  let spent = before.spent
  for (const call of calls) {
    const after = isAddressEqual(call.to, own) ? undefined : countCall(session, spent, call, nowSeconds)
    if (!after) return undefined
    spent = after
  }
  return { fees, spent }
}

function countCall(
  session: Session,
  spent: ReadonlyMap<string, bigint>,
  { to, value, data }: SessionCall,
  nowSeconds: number,
): ReadonlyMap<string, bigint> | undefined {
  if (size(data) === 0) return spend(session, spent, { token: zeroAddress, amount: value }, nowSeconds)
  if (size(data) < SELECTOR_BYTES) return undefined
  const selector = slice(data, 0, SELECTOR_BYTES)
  const isGranted = session.methods.some(
    (one) =>
      isAddressEqual(one.target, to) &&
      one.selector === selector &&
      value <= one.valueLimit &&
      areMet(one, data),
  )
  if (isGranted) return spent
  if (selector !== TRANSFER || size(data) !== TRANSFER_BYTES || value !== 0n) return undefined
  // The zero address stands for the native currency, not for a token.
  if (isAddressEqual(to, zeroAddress)) return undefined
  return spend(session, spent, { token: to, amount: wordAt(data, 1) }, nowSeconds)
}

function areMet({ conditions }: AllowedMethod, data: Hex): boolean {
  return conditions.every(({ position, operator, value }) => {
    const at = Number(position)
    if (size(data) < SELECTOR_BYTES + (at + 1) * WORD_BYTES) return false
    const word = wordAt(data, at)
    return operator === 0n ? word === value : operator === 1n ? word > value : word < value
  })
}

const wordAt = (data: Hex, position: number): bigint => {
  const start = SELECTOR_BYTES + position * WORD_BYTES
  return BigInt(slice(data, start, start + WORD_BYTES))
}

/** Takes the amount from the first allowance that has enough left. */
function spend(
  { allowances }: Session,
  spent: ReadonlyMap<string, bigint>,
  { token, amount }: { readonly token: Address; readonly amount: bigint },
  nowSeconds: number,
): ReadonlyMap<string, bigint> | undefined {
  for (const [index, one] of allowances.entries()) {
    if (!isAddressEqual(one.token, token) || nowSeconds < one.start) continue
    const key = spentKey(index, Math.floor((nowSeconds - one.start) / one.period))
    const after = (spent.get(key) ?? 0n) + amount
    if (after <= one.amount) return new Map(spent).set(key, after)
  }
  return undefined
}
