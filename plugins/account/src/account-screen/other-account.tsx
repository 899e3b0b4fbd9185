import { labelsOf } from '@latchkey/kernel'
import { usePlugin, usePluginState, useTexts } from '@latchkey/kernel/react'
import { type ActiveTarget, rememberedInstead, sessionContract } from '@latchkey/session/contract'
import { Button, Text, useSheets } from '@latchkey/ui-primitives'
import { truncateAddress } from '@latchkey/ui-primitives/format'
import { type ReactElement, useState } from 'react'
import { texts } from '../texts'
import { useNotices } from '../use-notices'
import * as css from './account-head.css'

const labelOf = labelsOf(texts)

/** While the wallet grants another account than the page remembers: which that is, and a button that takes this one over. Part: `other-account`. */
export function OtherAccount({ target }: { readonly target: ActiveTarget }): ReactElement | null {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const notices = useNotices()
  const session = usePlugin(sessionContract)
  const before = usePluginState(sessionContract, (state) => rememberedInstead(state, target)?.address)
  const [isBusy, setBusy] = useState(false)
  if (before === undefined) return null
  const keep = async (): Promise<void> => {
    const { namespace, address } = target.account
    setBusy(true)
    try {
      await session.activate(target.connectionId, { namespace, address })
    } catch (error) {
      notices.failed(error, 'ACCOUNT_SWITCH_FAILED', labelOf('accounts.switch-failed'))
    }
    setBusy(false)
  }
  return (
    <div part="other-account" className={css.caution}>
      <Text variant="caption" tone="warning">
        {t('account.before', { address: truncateAddress(before) })}
      </Text>
      <Button size="small" loading={isBusy} onClick={() => void keep()}>
        {t('account.keep')}
      </Button>
    </div>
  )
}
