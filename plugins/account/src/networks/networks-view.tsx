import type { ViewProps } from '@latchkey/kernel'
import { usePlugin, usePluginState, useRouter, useServices, useTexts } from '@latchkey/kernel/react'
import { currentNetworkId, type Network, sessionContract } from '@latchkey/session/contract'
import {
  Button,
  KeyholeIcon,
  List,
  NetworkIcon,
  Text,
  useSheets,
  ViewLayout,
  WalletIcon,
} from '@latchkey/ui-primitives'
import { NetworkDrawing } from '@latchkey/ui-primitives/lists'
import { AddressValue, Explainer } from '@latchkey/ui-primitives/screens'
import { compatibleNetworks } from '@latchkey/view-kit'
import type { ReactNode } from 'react'
import { useTargetOrClose } from '../account-screen/account-view'
import { type AccountViews, accountContract } from '../contract'
import { texts } from '../texts'
import { networkChoice } from './network-choice'
import { NetworkList, NetworkRow } from './network-list'
import * as css from './networks.css'
import { useLeaveNetworks } from './use-leave-networks'

/** The networks of this page; the active one is marked. Part: `networks`. */
export function NetworksView(): ReactNode {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const router = useRouter(accountContract)
  const { report } = useServices()
  const session = usePlugin(sessionContract)
  const current = usePluginState(sessionContract, currentNetworkId)
  const state = usePluginState(sessionContract, (whole) => whole)
  const leave = useLeaveNetworks()
  const isLocked = !session.policy.enableNetworkSwitch

  const pick = (network: Network): void => {
    const { id: networkId, namespace } = network
    const choice = networkChoice(state, network)
    if (choice === 'request') router.push('SwitchNetwork', { networkId })
    else if (choice === 'connect-first') router.push('SwitchActiveChain', { namespace, networkId })
    else leave()
    if (choice === 'switch' || choice === 'prefer')
      session.switchNetwork(networkId).catch((error: unknown) => report('account', error))
  }
  return (
    <ViewLayout
      part="networks"
      searchable
      footer={
        <div className={css.footer}>
          <Button variant="quiet" size="small" onClick={() => router.push('WhatIsANetwork')}>
            {t('account.what-is-a-network')}
          </Button>
        </div>
      }
    >
      <div className={css.view}>
        {isLocked && (
          <Text as="p" tone="secondary" align="center">
            {t('networks.locked')}
          </Text>
        )}
        <NetworkList current={current} disabled={isLocked} onPick={pick} />
      </div>
    </ViewLayout>
  )
}

/** The networks on which the active address can receive. Part: `wallet-compatible-networks`. */
export function WalletCompatibleNetworksView({
  args,
}: ViewProps<AccountViews['WalletCompatibleNetworks']>): ReactNode {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const state = usePluginState(sessionContract, (whole) => whole)
  const target = useTargetOrClose(args?.namespace)
  if (!target) return null
  const networks = compatibleNetworks(state, target.namespace)
  return (
    <ViewLayout
      part="wallet-compatible-networks"
      label={networks.length > 5 ? t('receive-on.list') : undefined}
      head={
        <div className={css.view}>
          <div className={css.address}>
            <AddressValue
              part="address"
              address={target.account.address}
              wholeLabel={t('account.show-address')}
              copyLabel={t('account.copy')}
              copiedLabel={t('account.copied')}
              failedLabel={t('account.copy-failed')}
            />
          </div>
          <Text as="p" tone="secondary" align="center">
            {t('receive-on.intro')}
          </Text>
        </div>
      }
    >
      <List label={t('receive-on.list')}>
        {networks.map((network) => (
          <NetworkRow key={network.id} network={network} />
        ))}
      </List>
    </ViewLayout>
  )
}

const POINTS = [
  { key: 'many', Icon: NetworkIcon },
  { key: 'coin', Icon: WalletIcon },
  { key: 'same', Icon: KeyholeIcon },
] as const

/** Explains networks to users who are new to them. Part: `what-is-a-network`. */
export function WhatIsANetworkView(): ReactNode {
  const t = useTexts(texts)
  return (
    <Explainer
      part="what-is-a-network"
      drawing={<NetworkDrawing />}
      intro={t('what-is-a-network.intro')}
      points={POINTS.map(({ key, Icon }) => ({
        icon: <Icon />,
        title: t(`what-is-a-network.${key}`),
        text: t(`what-is-a-network.${key}-text`),
      }))}
    />
  )
}
