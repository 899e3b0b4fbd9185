import { checkViewArgs, InvalidViewArgumentsError } from '@latchkey/kernel/view-arguments'
import type { SwapParameters } from '../contract'
import { isAmount } from '../money/arithmetic'

const parameterTypes = {
  amount: ['string'],
  fromToken: ['string'],
  toToken: ['string'],
} as const satisfies Readonly<Record<keyof SwapParameters, readonly ['string']>>

/** Throws `INVALID_VIEW_ARGUMENTS` for values that fill in nothing. Which tokens there are is not looked up. */
export function checkArguments(args: unknown): void {
  checkViewArgs('Swap', args, parameterTypes)
  // control: asked-to-swap-wrong-values
  if (args?.amount !== undefined && !isAmount(args.amount))
    throw new InvalidViewArgumentsError('Swap', { argument: 'amount' })
}
