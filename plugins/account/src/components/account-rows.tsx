import { useRouter, useRouterState, useSlot, useTranslate } from '@latchkey/kernel/react'
import type { ActiveTarget } from '@latchkey/session/contract'
import { ChevronIcon } from '@latchkey/ui-primitives/icon/chevron'
import { ExternalIcon } from '@latchkey/ui-primitives/icon/external'
import { SlidersIcon } from '@latchkey/ui-primitives/icon/sliders'
import { IconTile } from '@latchkey/ui-primitives/icon-tile'
import { List } from '@latchkey/ui-primitives/list'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import type { ReactElement } from 'react'
import { accountActions, accountContract } from '../contract'
import { explorerLink } from '../explorer-link'
import { ActionIcon } from './action-icon'
import { DisconnectRow } from './disconnect-row'
import { NetworkPicture } from './network-picture'
import { useCopy } from './use-copy'

/** What one can do here: what other plugins bring, settings, the explorer, and the way out. Parts: `account-action`, `account-settings-row`, `explorer`, `account-network`. */
export function AccountRows({ target }: { readonly target: ActiveTarget }): ReactElement {
  const t = useTranslate()
  const say = useCopy()
  const actions = useSlot(accountActions)
  const explorer = explorerLink(target)
  const router = useRouter(accountContract)
  // The header holds the network, unless the way back is there.
  const hasBack = useRouterState(({ stack }) => stack.length > 1)
  return (
    <List label={say('account.actions')}>
      {hasBack && (
        <ListRow
          part="account-network"
          title={<bdi>{target.network?.name ?? say('account.unknown-network')}</bdi>}
          picture={<NetworkPicture network={target.network} />}
          trailing={<ChevronIcon />}
          onClick={() => router.push('Networks')}
        />
      )}
      {actions.map((action) => (
        <ListRow
          key={action.id}
          part="account-action"
          title={action.label(t, undefined)}
          picture={
            action.icon === undefined ? undefined : (
              <IconTile>
                <ActionIcon name={action.icon} />
              </IconTile>
            )
          }
          trailing={<ChevronIcon />}
          onClick={() => action.run()}
        />
      ))}
      <ListRow
        part="account-settings-row"
        title={say('account.settings')}
        picture={
          <IconTile>
            <SlidersIcon />
          </IconTile>
        }
        trailing={<ChevronIcon />}
        onIntent={() => router.preload('AccountSettings')}
        onClick={() => router.push('AccountSettings')}
      />
      {explorer !== undefined && (
        <ListRow
          part="explorer"
          title={say('account.explorer')}
          picture={
            <IconTile>
              <ExternalIcon />
            </IconTile>
          }
          href={explorer}
        />
      )}
      <DisconnectRow />
    </List>
  )
}
