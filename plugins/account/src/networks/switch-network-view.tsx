import { connectContract } from '@latchkey/connect/contract'
import type { ViewProps } from '@latchkey/kernel'
import {
  useOptionalPlugin,
  usePlugin,
  usePluginState,
  useRouter,
  useServices,
  useTexts,
} from '@latchkey/kernel/react'
import { activeConnection, activeTarget, sessionContract } from '@latchkey/session/contract'
import { Button, LiveRegion, Text, useSheets, ViewLayout } from '@latchkey/ui-primitives'
import { Divider } from '@latchkey/ui-primitives/lists'
import { NetworkPicture, useWalletRequest, WalletRequestScreen } from '@latchkey/view-kit'
import { type ReactNode, useCallback, useEffect } from 'react'
import { type AccountViews, accountContract } from '../contract'
import { texts } from '../texts'
import { DisconnectRow } from '../wallets/disconnect'
import { mustSwitch } from './dialog-networks'
import { namespaceName } from './group-networks'
import { NetworkList } from './network-list'
import * as css from './networks.css'
import { useLeaveNetworks } from './use-leave-networks'

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

/** Offers to connect a wallet in a namespace that has none. Part: `switch-active-chain`. */
export function SwitchActiveChainView({
  args: { namespace, networkId },
}: ViewProps<AccountViews['SwitchActiveChain']>): ReactNode {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const { report } = useServices()
  const session = usePlugin(sessionContract)
  const router = useRouter(connectContract)
  const canConnect = useOptionalPlugin(connectContract) !== undefined
  const networks = usePluginState(sessionContract, (state) => state.networks)
  const requestedNetwork = networks.find(({ id }) => id === networkId)
  const network = requestedNetwork ?? networks.find((one) => one.namespace === namespace)
  const openConnect = (): void => {
    // Only sets the preferred network: no wallet is connected in this namespace, so none gets a request.
    if (networkId !== undefined)
      session.switchNetwork(networkId).catch((error: unknown) => report('account', error))
    router.replace('Connect', { namespace })
  }
  return (
    <div part="switch-active-chain" className={css.switching}>
      <NetworkPicture network={network} size={72} />
      <div className={css.text}>
        <Text as="h2" variant="title" align="center">
          {t('active-chain.title', { name: namespaceName(namespace, t) })}
        </Text>
        <Text as="p" tone="secondary" align="center">
          {requestedNetwork
            ? t('active-chain.hint-network', { network: requestedNetwork.name })
            : t('active-chain.hint')}
        </Text>
      </div>
      {canConnect && (
        <Button variant="primary" size="large" fullWidth onClick={openConnect}>
          {namespace === 'eip155'
            ? t('active-chain.connect-ethereum')
            : t('active-chain.connect', { chain: namespaceName(namespace, t) })}
        </Button>
      )}
    </div>
  )
}

/** Offers the configured networks while the wallet is on another one, and closes once it is on one of them. Part: `unsupported-chain`. */
export function UnsupportedChainView(): ReactNode {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const router = useRouter(accountContract)
  const { policy } = usePlugin(sessionContract)
  const isNeeded = usePluginState(sessionContract, (state) => mustSwitch(state, policy))
  const all = usePluginState(sessionContract, (state) => state.networks)
  const namespace = usePluginState(sessionContract, (state) => activeTarget(state)?.namespace)
  // Only the active wallet has to switch, so only networks of its namespace are offered.
  const networks = all.filter((network) => network.namespace === namespace)
  useEffect(() => {
    if (!isNeeded) router.finish()
  }, [isNeeded, router])
  return (
    <ViewLayout
      part="unsupported-chain"
      searchable
      head={
        <Text as="p" tone="secondary" align="center">
          {t('unsupported.intro')}
        </Text>
      }
      footer={
        <div className={css.view}>
          <Divider>{t('unsupported.or')}</Divider>
          <DisconnectRow />
        </div>
      }
    >
      <NetworkList
        current={undefined}
        networks={networks}
        onPick={({ id }) => router.push('SwitchNetwork', { networkId: id })}
      />
      <LiveRegion message={t('unsupported.intro')} />
    </ViewLayout>
  )
}
