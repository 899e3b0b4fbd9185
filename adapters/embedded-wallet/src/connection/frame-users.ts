// Functions of what the frame reports of its user on each chain.
import { WalletNoAccountError } from '@latchkey/adapter-kit'
import { isSameAddress } from '@latchkey/session/caip'
import type { ChainNamespace, ConnectionResult, NetworkId } from '@latchkey/session/contract'
import type { Frame } from '../frame/frame-lifecycle'
import type { FrameUser } from './read-user'

/** Returns the namespaces with that of the network first. */
export function inOrder(
  namespaces: readonly ChainNamespace[],
  networkId: NetworkId | undefined,
): readonly ChainNamespace[] {
  const isFirst = (namespace: ChainNamespace): boolean => networkId?.startsWith(`${namespace}:`) === true
  return [...namespaces.filter(isFirst), ...namespaces.filter((one) => !isFirst(one))]
}

/** The accounts and networks of a connection with these users. */
export function toResult(users: readonly FrameUser[]): ConnectionResult {
  const [first, ...others] = users.flatMap(({ accounts }) => accounts)
  if (!first) throw new WalletNoAccountError()
  return {
    accounts: [first, ...others],
    networkIds: Object.fromEntries(users.map(({ namespace, networkId }) => [namespace, networkId])),
  }
}

/** Whether both are the same login, perhaps with another account first or on another network. */
export const isSameUser = (before: FrameUser, now: FrameUser): boolean =>
  (now.email !== undefined && now.email === before.email) ||
  now.accounts.some(({ address }) =>
    before.accounts.some((one) => isSameAddress(now.namespace, one.address, address)),
  )

export const addressesOf = (user: FrameUser | undefined): string =>
  (user?.accounts ?? []).map(({ address }) => address).join()

/**
 * Asks whether the smart account in use is deployed, if the frame has not said it of the user. Nobody waits for the reply:
 * a frame that does not know the call leaves it open.
 */
export async function readDeployment(call: Frame['call'], user: FrameUser): Promise<FrameUser | undefined> {
  if (user.accountType !== 'smartAccount' || user.isSmartAccountDeployed !== undefined) return undefined
  const reply = await call('INIT_SMART_ACCOUNT', undefined).catch(() => undefined)
  if (!reply || !isSameAddress(user.namespace, user.accounts[0].address, reply.address)) return undefined
  return { ...user, isSmartAccountDeployed: reply.isDeployed }
}
