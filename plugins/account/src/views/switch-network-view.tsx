import type { ViewProps } from '@latchkey/kernel'
import { usePlugin, usePluginState } from '@latchkey/kernel/react'
import { sessionContract } from '@latchkey/session/contract'
import { useWalletRequest, WalletRequestScreen } from '@latchkey/session/view-kit'
import { type ReactNode, useCallback } from 'react'
import { NetworkPicture } from '../components/network-picture'
import { useCopy } from '../components/use-copy'
import { useLeaveNetworks } from '../components/use-leave-networks'
import type { AccountViews } from '../contract'

/** Asks the wallet for another network. Parts: `switch-network`, `switch-network-words`. */
export default function SwitchNetworkView({ args }: ViewProps<AccountViews['SwitchNetwork']>): ReactNode {
  const { networkId } = args
  const say = useCopy()
  const session = usePlugin(sessionContract)
  const network = usePluginState(sessionContract, ({ networks }) =>
    networks.find(({ id }) => id === networkId),
  )
  const switchNetwork = useCallback(() => session.switchNetwork(networkId), [session, networkId])
  const request = useWalletRequest(switchNetwork, { onDone: useLeaveNetworks() })
  const name = network?.name ?? say('account.unknown-network')
  return (
    <WalletRequestScreen
      part="switch-network"
      request={request}
      picture={<NetworkPicture network={network} size={72} />}
      texts={{
        pending: { hint: say('switch.pending-hint', { name }) },
        declined: { title: say('switch.declined'), hint: say('switch.declined-hint') },
        failed: { title: say('switch.failed'), hint: say('switch.failed-hint') },
      }}
    />
  )
}
