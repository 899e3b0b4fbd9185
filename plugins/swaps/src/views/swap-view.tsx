import { useTexts } from '@latchkey/kernel/react'
import { type ActionViewProps, useLeaveWhenSent, useTarget } from '@latchkey/session/view-kit'
import { WalletDrawing } from '@latchkey/ui-primitives/drawing/wallet'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import type { ReactNode } from 'react'
import type { SwapParameters } from '../contract'
import { copy } from '../copy/copy'
import type { SwapActions } from '../swap-actions'
import { isSwapNetwork } from '../swap-networks'
import { SwapForm } from './swap-form'
import { Unsupported } from './unsupported'

/** The form, or why there is none. */
export function SwapView({
  actions,
  args,
}: ActionViewProps<SwapActions, SwapParameters | undefined>): ReactNode {
  const t = useTexts(copy)
  const target = useTarget()
  useLeaveWhenSent(actions)
  if (!target) return <EmptyState drawing={<WalletDrawing />} sentence={t('swaps.no-account')} />
  if (!target.network || !isSwapNetwork(target.networkId)) return <Unsupported />
  return <SwapForm key={target.networkId} actions={actions} target={target} parameters={args} />
}
