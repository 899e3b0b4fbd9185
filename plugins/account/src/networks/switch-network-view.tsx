import type { ViewProps } from '@latchkey/kernel'
import { usePlugin, usePluginState } from '@latchkey/kernel/react'
import { activeConnection, sessionContract } from '@latchkey/session/contract'
import { NetworkPicture, useWalletRequest, WalletRequestScreen } from '@latchkey/session/view-kit'
import { type ReactNode, useCallback } from 'react'
import type { AccountViews } from '../contract'
import { useCopy } from '../copy/use-copy'
import { useLeaveNetworks } from './use-leave-networks'

/** Requests another network from the wallet. Parts: `switch-network`, `switch-network-text`. */
export function SwitchNetworkView({ args }: ViewProps<AccountViews['SwitchNetwork']>): ReactNode {
  const { networkId } = args
  const say = useCopy()
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
  const name = network?.name ?? say('account.unknown-network')
  return (
    <WalletRequestScreen
      part="switch-network"
      request={request}
      connectionId={connectionId}
      picture={<NetworkPicture network={network} size={72} />}
      texts={{
        pending: { hint: say('switch.pending-hint', { name }) },
        declined: { title: say('switch.declined'), hint: say('switch.declined-hint') },
        failed: { title: say('switch.failed'), hint: say('switch.failed-hint') },
      }}
    />
  )
}
