import { checkViewArgs, InvalidViewArgumentsError } from '@latchkey/kernel/view-arguments'
import { accountKey } from '@latchkey/portfolio/contract'
import type { Token } from '@latchkey/session/contract'
import type { AskedPayment, ReceiveArgs } from '../contract'
import { isPayableAmount, paymentUri } from './payment-uri'
import type { ReceiveTarget } from './receive-target'

/** The payment that the code requests. */
export interface ShownPayment {
  readonly uri: string
  /** Smallest units, decimal digits. */
  readonly amount: string
  readonly decimals: number
  readonly symbol: string
  /** `undefined` for the native currency. */
  readonly tokenAddress: string | undefined
}

/**
 * The payment that the page requests, else the user's. Its decimals are those that were given: the code may be shown once the
 * chain states the same.
 * @returns `undefined` without an amount, and if the amount cannot be represented exactly
 */
export function shownPayment(
  target: ReceiveTarget,
  args: ReceiveArgs,
  asked: AskedPayment | undefined,
): ShownPayment | undefined {
  if (args.amount !== undefined) return paymentOf(target, args, args.amount.toString())
  if (asked?.receiver !== accountKey(target)) return undefined
  const { address, decimals, symbol } = asked.token
  return paymentOf(
    target,
    {
      ...(address === undefined ? {} : { tokenAddress: address }),
      tokenDecimals: decimals,
      tokenSymbol: symbol,
    },
    asked.amount,
  )
}

type TokenArgs = Pick<ReceiveArgs, 'tokenAddress' | 'tokenDecimals' | 'tokenSymbol'>

function paymentOf(
  { account, networkId, network }: ReceiveTarget,
  { tokenAddress: given, tokenDecimals, tokenSymbol }: TokenArgs,
  amount: string,
): ShownPayment | undefined {
  const tokenAddress = given === 'native' ? undefined : given
  const native = network?.nativeCurrency
  const decimals = tokenAddress === undefined ? native?.decimals : tokenDecimals
  const symbol = tokenAddress === undefined ? native?.symbol : tokenSymbol
  if (decimals === undefined || symbol === undefined) return undefined
  const uri = paymentUri({ account, networkId, amount, tokenAddress, decimals })
  return uri === undefined ? undefined : { uri, amount, decimals, symbol, tokenAddress }
}

/** The currency of the target's network as a token. */
export function nativeToken({ network, networkId }: ReceiveTarget): Token | undefined {
  return network && { networkId, ...network.nativeCurrency }
}

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
