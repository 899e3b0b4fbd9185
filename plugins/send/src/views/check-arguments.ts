import { checkViewArgs, InvalidViewArgumentsError } from '@latchkey/kernel/view-arguments'
import { isNetworkId, namespaceOf } from '@latchkey/session/caip'
import type { SessionApi } from '@latchkey/session/contract'
import { readAddress } from '@latchkey/ui-primitives/address-field'
import type { SendParameters } from '../contract'
import { isSendable, sendNamespaces } from '../form/sendable'

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
    // control: asked-to-send-wrong-values
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
