import { connectContract } from '@latchkey/connect/contract'
import { useOptionalPlugin, usePluginState, useRouter } from '@latchkey/kernel/react'
import { type SessionState, sessionContract } from '@latchkey/session/contract'
import { ChevronIcon } from '@latchkey/ui-primitives/icon/chevron'
import { PlusIcon } from '@latchkey/ui-primitives/icon/plus'
import { IconTile } from '@latchkey/ui-primitives/icon-tile'
import { List } from '@latchkey/ui-primitives/list'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import type { ReactElement } from 'react'
import { useCopy } from '../copy/use-copy'
import { namespaceName } from '../networks/namespace-name'
import { listFurtherChains } from './list-connections'

const whole = (state: SessionState): SessionState => state

/** Another wallet, or the same one on another chain; nothing where nobody connects. Parts: `same-wallet`, `another-wallet`. */
export function ConnectMoreRows(): ReactElement | null {
  const say = useCopy()
  const router = useRouter(connectContract)
  const canConnect = useOptionalPlugin(connectContract) !== undefined
  const chains = listFurtherChains(usePluginState(sessionContract, whole))
  if (!canConnect) return null
  const plus = (
    <IconTile>
      <PlusIcon />
    </IconTile>
  )
  return (
    <List label={say('wallets.another')}>
      {chains.map(({ walletId, name, namespace }) => (
        <ListRow
          key={`${walletId} ${namespace}`}
          part="same-wallet"
          title={say('wallets.same-on', { name, chain: namespaceName(namespace, say) })}
          picture={plus}
          trailing={<ChevronIcon />}
          onClick={() => router.push('ConnectingExternal', { walletId, name, namespaces: [namespace] })}
        />
      ))}
      <ListRow
        part="another-wallet"
        title={say('wallets.another')}
        picture={plus}
        trailing={<ChevronIcon />}
        onIntent={() => router.preload('Connect')}
        onClick={() => router.push('Connect')}
      />
    </List>
  )
}
