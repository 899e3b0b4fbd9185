import { usePluginState, useRouter } from '@latchkey/kernel/react'
import { activeConnection, sessionContract } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives/button'
import { PowerIcon } from '@latchkey/ui-primitives/icon/power'
import { SlidersIcon } from '@latchkey/ui-primitives/icon/sliders'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import type { ReactElement } from 'react'
import { accountContract } from '../contract'
import { useCopy } from '../copy/use-copy'
import { useDisconnect } from '../wallets/disconnect'
import { AccountActions } from './account-actions'
import * as css from './account-footer.css'

/** Buttons that stay visible while the view scrolls. Parts: `account-action`, `account-settings-row`, `disconnect`. */
export function AccountFooter(): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const router = useRouter(accountContract)
  const { busy, disconnect } = useDisconnect()
  const id = usePluginState(sessionContract, (state) => activeConnection(state)?.id)
  return (
    <div className={css.footer}>
      <AccountActions />
      <div className={css.row}>
        <Button
          part="account-settings-row"
          className={css.action}
          icon={<SlidersIcon size={18} />}
          onIntent={() => router.preload('AccountSettings')}
          onClick={() => router.push('AccountSettings')}
        >
          {say('account.settings')}
        </Button>
        <Button
          part="disconnect"
          className={css.action}
          icon={<PowerIcon size={18} />}
          loading={busy !== undefined}
          onClick={() => void disconnect(id ?? 'all')}
        >
          {say('account.disconnect')}
        </Button>
      </div>
    </div>
  )
}
