import type { ViewProps } from '@latchkey/kernel'
import { usePluginState, useTexts } from '@latchkey/kernel/react'
import { sessionContract } from '@latchkey/session/contract'
import { List, ScrollArea, Text, useSheets } from '@latchkey/ui-primitives'
import { compatibleNetworks } from '@latchkey/view-kit'
import type { ReactNode } from 'react'
import { Address } from '../account-screen/address'
import { useTargetOrClose } from '../account-screen/use-target-or-close'
import type { AccountViews } from '../contract'
import { texts } from '../texts'
import { NetworkRow } from './network-list'
import * as css from './networks.css'

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
    <div part="wallet-compatible-networks" data-view-layout="" className={css.view}>
      <Address address={target.account.address} />
      <Text as="p" tone="secondary" align="center">
        {t('receive-on.intro')}
      </Text>
      <ScrollArea className={css.scroll} label={networks.length > 5 ? t('receive-on.list') : undefined}>
        <List label={t('receive-on.list')}>
          {networks.map((network) => (
            <NetworkRow key={network.id} network={network} />
          ))}
        </List>
      </ScrollArea>
    </div>
  )
}
