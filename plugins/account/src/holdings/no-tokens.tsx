import { useRouter } from '@latchkey/kernel/react'
import type { ActiveTarget } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives/button'
import { CopyButton } from '@latchkey/ui-primitives/copy-button'
import { NothingYetDrawing } from '@latchkey/ui-primitives/drawing/nothing-yet'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import type { ReactElement } from 'react'
import { accountContract } from '../contract'
import { useCopy } from '../copy/use-copy'
import * as css from './tokens-tab.css'

/** How tokens would come here. Part: `receive-on`. */
export function NoTokens({ target }: { readonly target: ActiveTarget }): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const router = useRouter(accountContract)
  return (
    <EmptyState
      drawing={<NothingYetDrawing />}
      sentence={say('tokens.empty')}
      action={
        <div className={css.actions}>
          <CopyButton
            shape="button"
            value={target.account.address}
            label={say('account.copy')}
            copiedLabel={say('account.copied')}
            failedLabel={say('account.copy-failed')}
          />
          <Button
            variant="quiet"
            size="small"
            part="receive-on"
            onClick={() => router.push('WalletCompatibleNetworks')}
          >
            {say('tokens.where')}
          </Button>
        </div>
      }
    />
  )
}
