import type { ViewProps } from '@latchkey/kernel'
import { useRouter } from '@latchkey/kernel/react'
import { CopyButton } from '@latchkey/ui-primitives/copy-button'
import { TagIcon } from '@latchkey/ui-primitives/icon/tag'
import { IconTile } from '@latchkey/ui-primitives/icon-tile'
import { RequestStatus } from '@latchkey/ui-primitives/request-status'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import type { ReactNode } from 'react'
import { type NamesViews, namesContract } from '../contract'
import { useCopy } from '../copy/use-copy'
import * as css from './names.css'

/** Part: `name-registered`. */
export function SuccessView({
  args: { name },
}: ViewProps<NamesViews['RegisterAccountNameSuccess']>): ReactNode {
  useSheets(css.sheets)
  const say = useCopy()
  const router = useRouter(namesContract)
  const title = say('names.registered', { name })
  const hint = say('names.registered-hint')
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
        actions={[{ id: 'done', label: say('names.done'), primary: true, onClick: () => router.back() }]}
      />
      <CopyButton
        shape="button"
        size="large"
        fullWidth
        value={name}
        label={say('names.copy')}
        copiedLabel={say('names.copied')}
        failedLabel={say('names.copy-failed')}
      />
    </div>
  )
}
