import { useRouter } from '@latchkey/kernel/react'
import { checkViewArgs } from '@latchkey/kernel/view-arguments'
import { type ActionViewProps, ConnectFirst, useTarget } from '@latchkey/session/view-kit'
import { useShowWhenSent } from '@latchkey/transactions/flow'
import type { ReactNode } from 'react'
import { type SwapParameters, swapsContract } from '../contract'
import type { SwapActions } from '../swap-actions'
import { isSwapNetwork } from '../swap-networks'
import { SwapForm } from './swap-form'
import { Unsupported } from './unsupported'

const textArguments = {
  fromToken: ['string'],
  toToken: ['string'],
} as const satisfies Partial<Record<keyof SwapParameters, readonly ['string']>>

/** The form, or why there is none. */
export function SwapView({
  actions,
  args,
}: ActionViewProps<SwapActions, SwapParameters | undefined>): ReactNode {
  checkViewArgs('Swap', args, textArguments)
  const router = useRouter(swapsContract)
  const target = useTarget()
  useShowWhenSent(actions.flow)
  if (!target) return <ConnectFirst onConnect={() => router.replace('Swap', args)} />
  if (!target.network || !isSwapNetwork(target.networkId)) return <Unsupported />
  return <SwapForm key={target.networkId} actions={actions} target={target} parameters={args} />
}
