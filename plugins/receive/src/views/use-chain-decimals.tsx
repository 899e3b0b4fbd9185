import { useTexts } from '@latchkey/kernel/react'
import type { Token } from '@latchkey/session/contract'
import { useSheets } from '@latchkey/ui-primitives'
import { Caution } from '@latchkey/ui-primitives/screens'
import { RetryButton, usePolledValue } from '@latchkey/view-kit'
import { type ReactElement, useMemo } from 'react'
import { texts } from '../texts'
import type { ReceiveActions } from './receive-actions'
import type { ReceiveTarget } from './receive-target'
import * as css from './receive-view.css'

/** The decimals that the chain states. A list's are no reason to ask somebody for an amount. */
export type ChainDecimals =
  | { readonly phase: 'loading' }
  | { readonly phase: 'known'; readonly decimals: number }
  | { readonly phase: 'unreadable' }

/** Reads a token's decimals from its contract. Those of the native currency are its network's. */
export function useChainDecimals(
  actions: ReceiveActions,
  { namespace, network }: ReceiveTarget,
  token: Pick<Token, 'address' | 'decimals'> | undefined,
): { readonly stated: ChainDecimals; readonly retry: () => void } {
  const address = token?.address
  const read = useMemo(
    () =>
      address === undefined || !network
        ? undefined
        : (signal: AbortSignal) => actions.readDecimals(namespace, network, address, signal),
    [actions, namespace, network, address],
  )
  const { value, retry } = usePolledValue(read, {})
  if (token && address === undefined) return { stated: { phase: 'known', decimals: token.decimals }, retry }
  if (value.phase === 'loading' && read) return { stated: { phase: 'loading' }, retry }
  const decimals = value.phase === 'known' ? value.data : undefined
  return { stated: decimals === undefined ? { phase: 'unreadable' } : { phase: 'known', decimals }, retry }
}

interface NoAmountProps {
  readonly text: 'receive.other-decimals' | 'receive.unreadable'
  readonly symbol: string
  readonly onRetry: () => void
}

/** Why no code can have the amount, and a button that reads again. Parts: `receive-unread`, `receive-retry`. */
export function NoAmount({ text, symbol, onRetry }: NoAmountProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  return (
    <div className={css.actions}>
      <Caution part="receive-unread" text={t(text, { symbol })} />
      <RetryButton part="receive-retry" pauseSeconds={0} onRetry={onRetry} />
    </div>
  )
}
