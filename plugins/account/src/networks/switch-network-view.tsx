import type { ViewProps } from '@latchkey/kernel'
import { usePlugin, usePluginState, useTexts } from '@latchkey/kernel/react'
import { activeConnection, sessionContract } from '@latchkey/session/contract'
import { NetworkPicture, useWalletRequest, WalletRequestScreen } from '@latchkey/view-kit'
import { type ReactNode, useCallback } from 'react'
import type { AccountViews } from '../contract'
import { texts } from '../texts'
import { useLeaveNetworks } from './networks-view'

/** Requests another network from the wallet. Parts: `switch-network`, `switch-network-text`. */
export function SwitchNetworkView({ args }: ViewProps<AccountViews['SwitchNetwork']>): ReactNode {
  const { networkId } = args
  const t = useTexts(texts)
  const session = usePlugin(sessionContract)
  const network = usePluginState(sessionContract, ({ networks }) =>
    networks.find(({ id }) => id === networkId),
  )
  const connectionId = usePluginState(
    sessionContract,
    (state) => network && activeConnection(state, network.namespace)?.id,
  )
  const switchNetwork = useCallback(() => session.switchNetwork(networkId), [session, networkId])
  const request = useWalletRequest(switchNetwork, { onDone: useLeaveNetworks() })
  const name = network?.name ?? t('account.unknown-network')
  return (
    <WalletRequestScreen
      part="switch-network"
      request={request}
      connectionId={connectionId}
      picture={<NetworkPicture network={network} size={72} />}
      texts={{
        pending: { hint: t('switch.pending-hint', { name }) },
        declined: { title: t('switch.declined'), hint: t('switch.declined-hint') },
        failed: { title: t('switch.failed'), hint: t('switch.failed-hint') },
      }}
    />
  )
}
