import type { ActiveTarget } from '@latchkey/session/contract'
import { spendable, usePolledValue } from '@latchkey/view-kit'
import { useCallback, useMemo } from 'react'
import type { SwapDraft, SwapOrder } from '../contract'
import type { SwapActions } from '../swap-actions'
import type { SwappableToken } from './use-swap-tokens'

/** Why the form is incomplete. The button shows the first issue that applies. */
export type FormIssue =
  | 'select-token'
  | 'same-token'
  | 'enter-amount'
  | 'incorrect-amount'
  | 'insufficient-balance'

export function checkForm(
  { amountText, amount }: Pick<SwapDraft, 'amountText' | 'amount'>,
  from: SwappableToken | undefined,
  to: SwappableToken | undefined,
): FormIssue | undefined {
  if (!from || !to) return 'select-token'
  if (from.address === to.address) return 'same-token'
  if (amountText.trim() === '') return 'enter-amount'
  if (amount === undefined) return 'incorrect-amount'
  if (BigInt(amount) === 0n) return 'enter-amount'
  if (from.balance !== undefined && BigInt(amount) > BigInt(from.balance)) return 'insufficient-balance'
  return undefined
}

export interface Max {
  readonly amount: string | undefined
  /** Whether it is known once the fee is. */
  readonly isComing: boolean
  /** Whether a part is kept for the network fee. */
  readonly isLess: boolean
}

/** Between two estimates of the fee. Each is a swap that the service builds. */
const FEE_INTERVAL_MS = 30_000

/** The maximum: the balance, less the network fee for native currency. */
export function useMax(
  actions: SwapActions,
  target: ActiveTarget,
  from: SwappableToken | undefined,
  to: SwappableToken | undefined,
): Max {
  const isNative = from !== undefined && from.address === undefined
  const { networkId } = target
  const given = from?.token
  const wanted = to?.token
  // Of half the balance, which pays the fee as well. A swap of all takes as much gas, or little more.
  const half = isNative && from.balance !== undefined ? BigInt(from.balance) / 2n : 0n
  const order = useMemo(
    (): SwapOrder | undefined =>
      given && wanted && given !== wanted && half > 0n
        ? Object.freeze({ target, from: given, to: wanted, amount: half.toString() })
        : undefined,
    [target, given, wanted, half],
  )
  const read = useCallback(
    (signal: AbortSignal) => actions.fee(networkId, order, signal),
    [actions, networkId, order],
  )
  const { value: fee } = usePolledValue(isNative ? read : undefined, { intervalMs: FEE_INTERVAL_MS })
  const isComing = isNative && fee.phase === 'loading'
  if (from?.balance === undefined) return { amount: undefined, isComing: false, isLess: false }
  if (!isNative) return { amount: from.balance, isComing, isLess: false }
  if (fee.phase !== 'known') return { amount: undefined, isComing, isLess: false }
  const amount = spendable(BigInt(from.balance), fee.data, target.namespace)
  return { amount: amount.toString(), isComing, isLess: true }
}
