import { usePluginState } from '@latchkey/kernel/react'
import { activeConnection, sessionContract } from '@latchkey/session/contract'
import { PowerIcon } from '@latchkey/ui-primitives/icon/power'
import { IconTile } from '@latchkey/ui-primitives/icon-tile'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import type { ReactElement } from 'react'
import { useCopy } from '../copy/use-copy'
import { useDisconnect } from '../wallets/use-disconnect'

/** Ends the connection in use. Part: `disconnect`. */
export function DisconnectRow(): ReactElement {
  const say = useCopy()
  const { busy, disconnect } = useDisconnect()
  const id = usePluginState(sessionContract, (state) => activeConnection(state)?.id)
  return (
    <ListRow
      part="disconnect"
      title={say('account.disconnect')}
      picture={
        <IconTile>
          <PowerIcon />
        </IconTile>
      }
      loading={busy !== undefined}
      onClick={() => void disconnect(id ?? 'all')}
    />
  )
}
