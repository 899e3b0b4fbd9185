import { checkViewArgs, InvalidViewArgumentsError } from '@latchkey/kernel/view-arguments'
import { isNetworkId, namespaceOf } from '@latchkey/session/caip'
import type { SessionApi } from '@latchkey/session/contract'
import { amountText } from '@latchkey/ui-primitives/format'
import { readAddress } from '@latchkey/ui-primitives/forms'
import type { ReceiverInput, SendDraft, SendParameters } from '../contract'
import { sendNamespaces } from '../send-namespaces'
import { isSendable } from './check-form'

export const parameterTypes = {
  amount: ['string'],
  tokenAddress: ['string'],
  networkId: ['string'],
  to: ['string'],
} as const satisfies Readonly<Record<keyof SendParameters, readonly ['string']>>

/** Returns a check for the values of a host, see `checkArguments`. */
export const createArgumentCheck =
  (session: Pick<SessionApi, 'adapter'>) =>
  (args: unknown): void =>
    checkArguments(session, args)

/**
 * Throws `INVALID_VIEW_ARGUMENTS` for values that no user could send: the form does not let them change the page's. Names
 * and the balance are not looked up.
 */
function checkArguments({ adapter }: Pick<SessionApi, 'adapter'>, args: unknown): void {
  checkViewArgs('WalletSend', args, parameterTypes)
  const { amount, tokenAddress, networkId, to } = args ?? {}
  const refuseUnless = (isFine: boolean, argument: keyof SendParameters): void => {
    if (!isFine) throw new InvalidViewArgumentsError('WalletSend', { argument })
  }
  refuseUnless(amount === undefined || isSendable(amount), 'amount')
  refuseUnless(networkId === undefined || isNetworkId(networkId), 'networkId')
  const namespaces = networkId === undefined ? sendNamespaces : [namespaceOf(networkId)]
  const adapters = namespaces.flatMap((namespace) => adapter(namespace) ?? [])
  // Without an adapter nothing is known of addresses.
  if (adapters.length === 0) return
  const isAddress = (text: string): boolean => adapters.some((one) => one.isAddress(text))
  refuseUnless(
    tokenAddress === undefined || tokenAddress === 'native' || isAddress(tokenAddress),
    'tokenAddress',
  )
  if (to === undefined) return
  const { phase } = readAddress(to, { isAddress, resolveName: async () => undefined })
  refuseUnless(phase === 'address' || phase === 'loading', 'to')
}

/** No amount has been entered. */
export const noAmount = {
  amountText: '',
  amount: undefined,
  unit: 'token',
} as const satisfies Partial<SendDraft>
const DIGITS = /^\d{1,78}$/

interface Reading {
  /** The token of the form, see `tokenKey`; `undefined` until it is known. */
  readonly token: string | undefined
  /** Decimals of the token; `undefined` until they are known. */
  readonly decimals: number | undefined
  readonly locale: string
  readonly readReceiver: (text: string) => ReceiverInput
}

/** The form's content: the entered values, overridden by the page's. */
export function withParameters(draft: SendDraft, given: SendParameters, reading: Reading): SendDraft {
  return {
    ...draft,
    ...ownAmount(draft, reading),
    ...fixedAmount(given, reading),
    ...fixedReceiver(draft, given, reading),
  }
}

/** An amount was entered for one token and has no meaning in another, which the page may have chosen since. */
function ownAmount({ tokenAddress }: SendDraft, { token }: Reading): Partial<SendDraft> {
  return token === undefined || tokenAddress === token ? {} : noAmount
}

function fixedAmount({ amount }: SendParameters, { decimals, locale }: Reading): Partial<SendDraft> {
  if (amount === undefined) return {}
  const units = DIGITS.test(amount) ? BigInt(amount).toString() : undefined
  if (units === undefined) return { amountText: amount, amount: undefined, unit: 'token' }
  const text = decimals === undefined ? '' : amountText(units, { decimals, locale })
  return { amountText: text, amount: units, unit: 'token' }
}

/** Keeps a name that was resolved for this text. */
function fixedReceiver(
  { receiver }: SendDraft,
  { to = receiver.text }: SendParameters,
  { readReceiver }: Reading,
): Partial<SendDraft> {
  // A name is no valid receiver before the code is loaded that resolves it.
  return receiver.text === to && receiver.phase !== 'invalid' ? {} : { receiver: readReceiver(to) }
}
