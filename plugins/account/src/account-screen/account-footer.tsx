import { usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { activeConnection, sessionContract } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives/button'
import { PowerIcon } from '@latchkey/ui-primitives/icon/power'
import { SlidersIcon } from '@latchkey/ui-primitives/icon/sliders'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import type { ReactElement } from 'react'
import { accountContract } from '../contract'
import { copy } from '../copy/copy'
import { useDisconnect } from '../wallets/disconnect'
import { AccountActions } from './account-actions'
import * as css from './account-footer.css'

/** Buttons that stay visible while the view scrolls. Parts: `account-action`, `account-settings-row`, `disconnect`. */
export function AccountFooter(): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(copy)
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
          {t('account.settings')}
        </Button>
        <Button
          part="disconnect"
          className={css.action}
          icon={<PowerIcon size={18} />}
          loading={busy !== undefined}
          onClick={() => void disconnect(id ?? 'all')}
        >
          {t('account.disconnect')}
        </Button>
      </div>
    </div>
  )
}
