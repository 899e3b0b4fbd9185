import { usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { activeConnection, sessionContract } from '@latchkey/session/contract'
import { Button, useSheets } from '@latchkey/ui-primitives'
import { PowerIcon, SlidersIcon } from '@latchkey/ui-primitives/screens'
import type { ReactElement } from 'react'
import { accountContract } from '../contract'
import { texts } from '../texts'
import { useDisconnect } from '../wallets/disconnect'
import * as css from './account-actions.css'

/** Buttons that stay visible while the view scrolls. Parts: `account-settings-row`, `disconnect`. */
export function AccountFooter(): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const router = useRouter(accountContract)
  const { busy, disconnect } = useDisconnect()
  const id = usePluginState(sessionContract, (state) => activeConnection(state)?.id)
  return (
    <div className={css.row}>
      <Button
        part="account-settings-row"
        className={css.button}
        icon={<SlidersIcon size={18} />}
        onIntent={() => router.preload('AccountSettings')}
        onClick={() => router.push('AccountSettings')}
      >
        {t('account.settings')}
      </Button>
      <Button
        part="disconnect"
        className={css.button}
        icon={<PowerIcon size={18} />}
        loading={busy !== undefined}
        onClick={() => void disconnect(id ?? 'all')}
      >
        {t('account.disconnect')}
      </Button>
    </div>
  )
}
