import type { ActiveTarget } from '@latchkey/session/contract'
import { spendable, usePolledValue } from '@latchkey/session/view-kit'
import { useCallback } from 'react'
import { PRICE_INTERVAL_MS, SWAP_GAS } from '../money/arithmetic'
import type { SwapActions } from '../swap-actions'
import type { SwappableToken } from './use-swap-tokens'

export interface Max {
  readonly amount: string | undefined
  /** Whether a part is kept for the network fee. */
  readonly isLess: boolean
}

/** The maximum: the balance, less the network fee for native currency. */
export function useMax(actions: SwapActions, target: ActiveTarget, from: SwappableToken | undefined): Max {
  const isNative = from !== undefined && from.address === undefined
  const { networkId } = target
  const read = useCallback((signal: AbortSignal) => actions.gasPrice(networkId, signal), [actions, networkId])
  const { value: gasPrice } = usePolledValue(isNative ? read : undefined, {
    intervalMs: PRICE_INTERVAL_MS,
  })
  if (from?.balance === undefined) return { amount: undefined, isLess: false }
  if (!isNative) return { amount: from.balance, isLess: false }
  if (gasPrice.phase !== 'known') return { amount: undefined, isLess: false }
  const amount = spendable(BigInt(from.balance), gasPrice.data * SWAP_GAS, target.namespace)
  return { amount: amount.toString(), isLess: true }
}
