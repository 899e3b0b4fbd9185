import { usePlugin, usePluginState } from '@latchkey/kernel/react'
import { type ChainNamespace, type SessionState, sessionContract } from '@latchkey/session/contract'
import { List } from '@latchkey/ui-primitives/list'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { ViewLayout } from '@latchkey/ui-primitives/view-layout'
import { type ReactNode, useState } from 'react'
import { useTargetOrClose } from '../account-screen/use-target-or-close'
import { copy } from '../copy/copy'
import { useCopy } from '../copy/use-copy'
import { groupNetworks } from '../networks/network-choice'
import { useNotices } from '../use-notices'
import { ConnectMoreRows } from './connect-more-rows'
import { ConnectionRow } from './connection-row'
import { DisconnectAll } from './disconnect-all'
import { listConnections } from './list-connections'
import { MultiChainWallet } from './multi-chain-wallet'
import * as css from './profile-wallets-view.css'
import { useDisconnect } from './use-disconnect'
import { useFocusAfter } from './use-focus-after'

const whole = (state: SessionState): SessionState => state

/** What is taken into use: a wallet as it stands, or one chain of it. */
interface Choice {
  readonly id: string
  readonly namespace?: ChainNamespace
}

/** The first control of each, where one wallet has several. */
const eachWallet = '[part~="wallet-connection"], [part~="wallet-sides"] li:first-child > button'

/** Every wallet that is connected: which one is used, another one, the way out of each. Part: `profile-wallets`. */
export function ProfileWalletsView(): ReactNode {
  useSheets(css.sheets)
  useTargetOrClose()
  const say = useCopy()
  const notices = useNotices()
  const session = usePlugin(sessionContract)
  const state = usePluginState(sessionContract, whole)
  const connections = listConnections(state, say('account.unknown-wallet'))
  const tellsChain = groupNetworks(state.networks).length > 1
  const [activating, setActivating] = useState<Choice>()
  const { busy, disconnect } = useDisconnect()
  const ids = connections.map(({ id }) => id)
  const { list, leaves } = useFocusAfter(ids, eachWallet)

  const activate = async (choice: Choice): Promise<void> => {
    const { id, namespace } = choice
    const isSameWallet = connections.some((one) => one.id === id && one.isInUse)
    setActivating(choice)
    try {
      await session.activate(id, namespace === undefined ? undefined : { namespace })
      if (isSameWallet)
        notices.done('ACCOUNT_SWITCHED', (t) => t('accounts.switched', copy['accounts.switched']))
      else notices.done('WALLET_SWITCHED', (t) => t('wallets.switched', copy['wallets.switched']))
    } catch (error) {
      notices.failed(error, 'WALLET_SWITCH_FAILED', (t) =>
        t('wallets.switch-failed', copy['wallets.switch-failed']),
      )
    }
    setActivating(undefined)
  }
  const end = async (id: string): Promise<void> => {
    leaves(id)
    // The last one closes the dialog, which says enough.
    if ((await disconnect(id)) && ids.length > 1)
      notices.done('WALLET_DISCONNECTED', (t) => t('wallets.disconnected', copy['wallets.disconnected']))
  }
  return (
    <ViewLayout
      part="profile-wallets"
      footer={
        connections.length > 1 && (
          <DisconnectAll isBusy={busy === 'all'} onConfirm={() => void disconnect('all')} />
        )
      }
    >
      <div className={css.view}>
        <div ref={list}>
          <List label={say('wallets.list')}>
            {connections.map((connection) => {
              const { id, sides } = connection
              const chosen = activating?.id === id ? activating : undefined
              const shared = { connection, onDisconnect: () => void end(id) }
              return sides.length > 1 ? (
                <MultiChainWallet
                  key={id}
                  {...shared}
                  isBusy={busy === id}
                  activating={chosen?.namespace}
                  onActivate={(namespace) => void activate({ id, namespace })}
                />
              ) : (
                <ConnectionRow
                  key={id}
                  {...shared}
                  tellsChain={tellsChain}
                  isBusy={busy === id || chosen !== undefined}
                  onActivate={() => void activate({ id })}
                />
              )
            })}
          </List>
        </div>
        <ConnectMoreRows />
      </div>
    </ViewLayout>
  )
}
