import { usePlugin, usePluginState } from '@latchkey/kernel/react'
import {
  type Account,
  type AccountType,
  type ActiveTarget,
  sessionContract,
} from '@latchkey/session/contract'
import { CheckIcon } from '@latchkey/ui-primitives/icon/check'
import { List } from '@latchkey/ui-primitives/list'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import { type ReactElement, useState } from 'react'
import { copy } from '../copy/copy'
import { useCopy } from '../copy/use-copy'
import { useNotices } from '../use-notices'
import * as css from './account-types.css'

export interface AccountTypesProps {
  readonly target: ActiveTarget
  readonly accounts: readonly Account[]
}

/** Which kind of account is used, where the wallet has several. Part: `account-type`. */
export function AccountTypes({ target, accounts }: AccountTypesProps): ReactElement | null {
  useSheets(css.sheets)
  const say = useCopy()
  const notices = useNotices()
  const session = usePlugin(sessionContract)
  const [busy, setBusy] = useState<AccountType>()
  const preferred = usePluginState(
    sessionContract,
    ({ preferredAccountTypes }) => preferredAccountTypes[target.namespace],
  )
  const types = [...new Set(accounts.flatMap(({ type }) => (type === undefined ? [] : [type])))]
  if (types.length < 2) return null
  const current = preferred !== undefined && types.includes(preferred) ? preferred : target.account.type
  const prefer = async (type: AccountType): Promise<void> => {
    if (type === current) return
    setBusy(type)
    try {
      await session.preferAccountType(target.namespace, type)
      notices.done('ACCOUNT_SWITCHED', (t) => t('accounts.switched', copy['accounts.switched']))
    } catch (error) {
      notices.failed(error, 'ACCOUNT_SWITCH_FAILED', (t) =>
        t('accounts.switch-failed', copy['accounts.switch-failed']),
      )
    }
    setBusy(undefined)
  }
  return (
    <div className={css.section}>
      <Text as="h2" variant="caption" tone="secondary" className={css.heading}>
        {say('settings.types')}
      </Text>
      <List label={say('settings.types')}>
        {types.map((type) => (
          <ListRow
            key={type}
            part="account-type"
            title={say(`accounts.type-${type}`)}
            current={type === current}
            loading={type === busy}
            trailing={
              type === current ? (
                <>
                  <CheckIcon />
                  <VisuallyHidden>{say('accounts.in-use')}</VisuallyHidden>
                </>
              ) : undefined
            }
            onClick={() => void prefer(type)}
          />
        ))}
      </List>
    </div>
  )
}
