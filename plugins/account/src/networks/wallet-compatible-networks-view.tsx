import { usePluginState } from '@latchkey/kernel/react'
import { activeConnection, sessionContract } from '@latchkey/session/contract'
import { List } from '@latchkey/ui-primitives/list'
import { ScrollArea } from '@latchkey/ui-primitives/scroll-area'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactNode } from 'react'
import { Address } from '../account-screen/address'
import { useTargetOrClose } from '../account-screen/use-target-or-close'
import { useCopy } from '../copy/use-copy'
import { NetworkRow } from './network-list'
import * as list from './network-list.css'
import * as css from './networks-view.css'

/** The networks on which the active address can receive. Part: `wallet-compatible-networks`. */
export function WalletCompatibleNetworksView(): ReactNode {
  useSheets(css.sheets)
  useSheets(list.sheets)
  const say = useCopy()
  const target = useTargetOrClose()
  const all = usePluginState(sessionContract, ({ networks }) => networks)
  const connection = usePluginState(sessionContract, (state) => activeConnection(state, target?.namespace))
  if (!target) return null
  const approved =
    connection?.status === 'connected' ? connection.approvedNetworkIds?.[target.namespace] : undefined
  const networks = all.filter(
    ({ id, namespace }) => namespace === target.namespace && (approved?.includes(id) ?? true),
  )
  return (
    <div part="wallet-compatible-networks" data-view-layout="" className={css.view}>
      <Address address={target.account.address} />
      <Text as="p" tone="secondary" align="center">
        {say('receive-on.intro')}
      </Text>
      <ScrollArea className={list.scroll} label={networks.length > 5 ? say('receive-on.list') : undefined}>
        <List label={say('receive-on.list')}>
          {networks.map((network) => (
            <NetworkRow key={network.id} network={network} />
          ))}
        </List>
      </ScrollArea>
    </div>
  )
}
