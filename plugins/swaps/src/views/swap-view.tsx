import { useRouter } from '@latchkey/kernel/react'
import { checkViewArgs, InvalidViewArgumentsError } from '@latchkey/kernel/view-arguments'
import { useShowWhenSent } from '@latchkey/transactions/flow'
import { type ActionViewProps, ConnectFirst, useTarget } from '@latchkey/view-kit'
import type { ReactNode } from 'react'
import { isAmount } from '../arithmetic'
import { type SwapParameters, swapsContract } from '../contract'
import { isSwapNetwork } from '../plan/routers'
import type { SwapActions } from '../swap-actions'
import { Unsupported } from './form-skeleton'
import { SwapForm } from './swap-form'

const parameterTypes = {
  amount: ['string'],
  fromToken: ['string'],
  toToken: ['string'],
} as const satisfies Readonly<Record<keyof SwapParameters, readonly ['string']>>

/** The form, or why there is none. */
export function SwapView({
  actions,
  args,
}: ActionViewProps<SwapActions, SwapParameters | undefined>): ReactNode {
  checkViewArgs('Swap', args, parameterTypes)
  const router = useRouter(swapsContract)
  const target = useTarget()
  useShowWhenSent(actions.flow)
  if (!target) return <ConnectFirst onConnect={() => router.replace('Swap', args)} />
  if (!target.network || !isSwapNetwork(target.networkId)) return <Unsupported />
  return <SwapForm key={target.networkId} actions={actions} target={target} parameters={args} />
}

/** Throws `INVALID_VIEW_ARGUMENTS` for values that fill in nothing. Which tokens there are is not looked up. */
export function checkArguments(args: unknown): void {
  checkViewArgs('Swap', args, parameterTypes)
  if (args?.amount !== undefined && !isAmount(args.amount))
    throw new InvalidViewArgumentsError('Swap', { argument: 'amount' })
}
