import { PowerIcon } from '@latchkey/ui-primitives/icon/power'
import { IconTile } from '@latchkey/ui-primitives/icon-tile'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import type { ReactElement } from 'react'
import { useCopy } from './use-copy'
import { useDisconnect } from './use-disconnect'

/** Ends the connection. Part: `disconnect`. */
export function DisconnectRow(): ReactElement {
  const say = useCopy()
  const { isBusy, disconnect } = useDisconnect()
  return (
    <ListRow
      part="disconnect"
      title={say('account.disconnect')}
      picture={
        <IconTile>
          <PowerIcon />
        </IconTile>
      }
      loading={isBusy}
      onClick={() => void disconnect()}
    />
  )
}
