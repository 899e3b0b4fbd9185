import { checkViewArgs, InvalidViewArgumentsError } from '@latchkey/kernel/view-arguments'
import type { ReceiveArgs } from '../contract'
import { isPayableAmount } from './payment-uri'

export const argumentTypes = {
  amount: ['string', 'bigint'],
  tokenAddress: ['string'],
  tokenSymbol: ['string'],
  tokenDecimals: ['number'],
  networkId: ['string'],
} as const satisfies Readonly<Record<keyof ReceiveArgs, readonly string[]>>

/** Throws `INVALID_VIEW_ARGUMENTS` for an amount that no code could contain. */
export function checkArguments(args: unknown): void {
  checkViewArgs('WalletReceive', args, argumentTypes)
  const { amount, tokenAddress = 'native', tokenSymbol, tokenDecimals } = args ?? {}
  if (amount === undefined) return
  const refuse = (argument: keyof ReceiveArgs): never => {
    throw new InvalidViewArgumentsError('WalletReceive', { argument })
  }
  if (!isPayableAmount(amount.toString())) refuse('amount')
  if (tokenAddress === 'native') return
  if (tokenSymbol === undefined) refuse('tokenSymbol')
  if (!Number.isInteger(tokenDecimals)) refuse('tokenDecimals')
}
