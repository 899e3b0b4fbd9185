import { connectContract } from '@latchkey/connect/contract'
import { labelsOf } from '@latchkey/kernel'
import { useOptionalPlugin, usePlugin, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { type ChainNamespace, sessionContract } from '@latchkey/session/contract'
import { ChevronIcon, IconTile, List, ListRow, useSheets, ViewLayout } from '@latchkey/ui-primitives'
import { CutName, PlusIcon } from '@latchkey/ui-primitives/screens'
import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTargetOrClose } from '../account-screen/account-view'
import { groupNetworks, namespaceName } from '../networks/group-networks'
import { texts } from '../texts'
import { useResultBanner } from '../use-result-banner'
import { ConnectionRow, MultiChainWallet } from './connection-rows'
import { DisconnectAll, useDisconnect } from './disconnect'
import { listConnections, listMoreNamespaces } from './list-connections'
import * as css from './wallets.css'

const labelOf = labelsOf(texts)

/** What is being activated: a wallet, or one namespace of it. */
interface Activation {
  readonly id: string
  readonly namespace?: ChainNamespace
}

/** Selects the first button of each wallet. */
const firstButtons = '[part~="wallet-connection"], [part~="wallet-sides"] li:first-child > button'

/** Lists the connected wallets. The user can activate, disconnect and add wallets. Part: `profile-wallets`. */
export function ProfileWalletsView(): ReactNode {
  useSheets(css.sheets)
  useTargetOrClose()
  const t = useTexts(texts)
  const banner = useResultBanner()
  const canConnect = useOptionalPlugin(connectContract) !== undefined
  const session = usePlugin(sessionContract)
  const state = usePluginState(sessionContract, (whole) => whole)
  const connections = listConnections(state, t('account.unknown-wallet'))
  const showsNamespace = groupNetworks(state.networks).length > 1
  const [activating, setActivating] = useState<Activation>()
  const { busy, disconnect } = useDisconnect()
  const ids = connections.map(({ id }) => id)
  const { list, beforeRemove } = useFocusAfterRemoval(ids, firstButtons)

  const activate = async (choice: Activation): Promise<void> => {
    const { id, namespace } = choice
    const isSameWallet = connections.some((one) => one.id === id && one.isActive)
    setActivating(choice)
    try {
      await session.activate(id, namespace === undefined ? undefined : { namespace })
      if (isSameWallet) banner.done('ACCOUNT_SWITCHED', labelOf('accounts.switched'))
      else banner.done('WALLET_SWITCHED', labelOf('wallets.switched'))
    } catch (error) {
      banner.failed(error, 'WALLET_SWITCH_FAILED', labelOf('wallets.switch-failed'))
    }
    setActivating(undefined)
  }
  const remove = async (id: string): Promise<void> => {
    beforeRemove(id)
    // After the last wallet the dialog closes, so no banner is needed.
    if ((await disconnect(id)) && ids.length > 1)
      banner.done('WALLET_DISCONNECTED', labelOf('wallets.disconnected'))
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
          <List label={t('wallets.list')}>
            {connections.map((connection) => {
              const { id, accounts } = connection
              const chosen = activating?.id === id ? activating : undefined
              const shared = { connection, onDisconnect: () => void remove(id) }
              return accounts.length > 1 ? (
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
                  showsNamespace={showsNamespace}
                  isBusy={busy === id || chosen !== undefined}
                  onActivate={() => void activate({ id })}
                />
              )
            })}
          </List>
        </div>
        {canConnect && <ConnectMoreRows />}
      </div>
    </ViewLayout>
  )
}

/** Rows to connect another wallet, or a connected one in another namespace. Parts: `same-wallet`, `another-wallet`. */
function ConnectMoreRows(): ReactElement {
  const t = useTexts(texts)
  const router = useRouter(connectContract)
  const { customWallets = [] } = usePluginState(connectContract, ({ options }) => options)
  const { featured, recommended } = usePluginState(connectContract, ({ directory }) => directory)
  const state = usePluginState(sessionContract, (whole) => whole)
  const more = listMoreNamespaces(state, [...customWallets, ...featured, ...recommended])
  const plus = (
    <IconTile>
      <PlusIcon />
    </IconTile>
  )
  return (
    <List label={t('wallets.another')}>
      {more.map(({ walletId, name, namespace, isByName }) => (
        <ListRow
          key={`${walletId} ${namespace}`}
          part="same-wallet"
          title={t('wallets.same-on', { chain: namespaceName(namespace, t) })}
          secondary={isByName ? t('wallets.by-name', { name }) : <CutName name={name} />}
          picture={plus}
          trailing={<ChevronIcon />}
          onClick={() => router.push('ConnectingExternal', { walletId, name, namespaces: [namespace] })}
        />
      ))}
      <ListRow
        part="another-wallet"
        title={t('wallets.another')}
        picture={plus}
        trailing={<ChevronIcon />}
        onIntent={() => router.preload('Connect')}
        onClick={() => router.push('Connect')}
      />
    </List>
  )
}

interface FocusAfterRemoval {
  /** The element around the rows. */
  readonly list: RefObject<HTMLDivElement | null>
  /** To be called before the row is removed. */
  readonly beforeRemove: (id: string) => void
}

/**
 * Moves the focus to the next row when the focused row is removed. The browser would move it to the body.
 * @param ids of the rows, in order
 * @param selector matches the button of each row that can be focused
 */
function useFocusAfterRemoval(ids: readonly string[], selector: string): FocusAfterRemoval {
  const list = useRef<HTMLDivElement>(null)
  const removed = useRef<{ readonly id: string; readonly index: number }>(undefined)
  useLayoutEffect(() => {
    const row = removed.current
    if (!row || ids.includes(row.id)) return
    removed.current = undefined
    const rows = list.current?.querySelectorAll<HTMLElement>(selector)
    rows?.item(Math.min(row.index, rows.length - 1))?.focus()
  })
  const beforeRemove = useCallback(
    (id: string) => {
      removed.current = { id, index: ids.indexOf(id) }
    },
    [ids],
  )
  return { list, beforeRemove }
}
