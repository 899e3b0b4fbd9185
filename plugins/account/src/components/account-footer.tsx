import { usePluginState, useRouter, useSlot, useTranslate } from '@latchkey/kernel/react'
import { activeConnection, sessionContract } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives/button'
import { PowerIcon } from '@latchkey/ui-primitives/icon/power'
import { SlidersIcon } from '@latchkey/ui-primitives/icon/sliders'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import type { ReactElement } from 'react'
import { accountActions, accountContract } from '../contract'
import * as css from './account-footer.css'
import { ActionIcon } from './action-icon'
import { useCopy } from './use-copy'
import { useDisconnect } from './use-disconnect'

/** What has to be found without scrolling. Parts: `account-action`, `account-settings-row`, `disconnect`. */
export function AccountFooter(): ReactElement {
  useSheets(css.sheets)
  const t = useTranslate()
  const say = useCopy()
  const router = useRouter(accountContract)
  const actions = useSlot(accountActions)
  const { busy, disconnect } = useDisconnect()
  const id = usePluginState(sessionContract, (state) => activeConnection(state)?.id)
  return (
    <div className={css.footer}>
      {actions.map(({ id: key, icon, label, run }) => (
        <Button
          key={key}
          part="account-action"
          className={css.action}
          icon={icon === undefined ? undefined : <ActionIcon name={icon} />}
          onClick={() => run()}
        >
          {label(t, undefined)}
        </Button>
      ))}
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
  )
}
