import type { ViewProps } from '@latchkey/kernel'
import { useRouter, useTexts } from '@latchkey/kernel/react'
import { CopyButton } from '@latchkey/ui-primitives/copy-button'
import { TagIcon } from '@latchkey/ui-primitives/icon/tag'
import { IconTile } from '@latchkey/ui-primitives/icon-tile'
import { RequestStatus } from '@latchkey/ui-primitives/request-status'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import type { ReactNode } from 'react'
import { type NamesViews, namesContract } from '../contract'
import { copy } from '../copy/copy'
import * as css from './names.css'

/** Part: `name-registered`. */
export function SuccessView({
  args: { name },
}: ViewProps<NamesViews['RegisterAccountNameSuccess']>): ReactNode {
  useSheets(css.sheets)
  const t = useTexts(copy)
  const router = useRouter(namesContract)
  const title = t('names.registered', { name })
  const hint = t('names.registered-hint')
  return (
    <div className={css.section}>
      <RequestStatus
        part="name-registered"
        state="done"
        picture={
          <IconTile filled>
            <TagIcon />
          </IconTile>
        }
        title={title}
        hint={hint}
        announcement={`${title}. ${hint}`}
        actions={[{ id: 'done', label: t('names.done'), primary: true, onClick: () => router.back() }]}
      />
      <CopyButton
        shape="button"
        size="large"
        fullWidth
        value={name}
        label={t('names.copy')}
        copiedLabel={t('names.copied')}
        failedLabel={t('names.copy-failed')}
      />
    </div>
  )
}
