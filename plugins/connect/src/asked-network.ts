import type { SessionState } from '@latchkey/session/contract'

/** The name of the chosen network where a wallet that is connected by now is still on another one. */
export function askedNetwork(
  {
    connections,
    preferredNetworkIds: preferred,
    networks,
  }: Pick<SessionState, 'connections' | 'preferredNetworkIds' | 'networks'>,
  walletId: string,
): string | undefined {
  const connection = Object.values(connections).find(
    (one) => one.walletId === walletId && one.status === 'connected',
  )
  if (connection?.status !== 'connected') return undefined
  return networks.find(
    ({ id, namespace }) => preferred[namespace] === id && (connection.networkIds[namespace] ?? id) !== id,
  )?.name
}
