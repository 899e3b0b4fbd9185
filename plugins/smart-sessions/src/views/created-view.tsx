import type { ViewProps } from '@latchkey/kernel'
import { useRouter, useTexts } from '@latchkey/kernel/react'
import { Button, IconTile, useSheets, ViewLayout } from '@latchkey/ui-primitives'
import { KeyIcon, RequestStatus } from '@latchkey/ui-primitives/screens'
import type { ReactNode } from 'react'
import { type SmartSessionsViews, smartSessionsContract } from '../contract'
import { texts } from '../texts'
import { SessionPermissions } from './session-permissions'
import * as css from './smart-sessions.css'

/** The outcome of a grant. Parts: `smart-session-created`, `smart-session-done`. */
export function CreatedView({
  args: granted,
}: ViewProps<SmartSessionsViews['SmartSessionCreated']>): ReactNode {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const router = useRouter(smartSessionsContract)
  const title = t('smart-sessions.created')
  const hint = t('smart-sessions.created-hint')
  return (
    <ViewLayout
      part="smart-session-created-view"
      label={title}
      footer={
        <div className={css.list}>
          <Button
            part="smart-session-done"
            size="large"
            variant="primary"
            fullWidth
            onClick={() => router.back()}
          >
            {t('smart-sessions.done')}
          </Button>
          <Button size="large" fullWidth onClick={() => router.push('SmartSessionList')}>
            {t('smart-sessions.see-all')}
          </Button>
        </div>
      }
    >
      <div className={css.view}>
        <RequestStatus
          part="smart-session-created"
          state="done"
          picture={
            <IconTile filled>
              <KeyIcon />
            </IconTile>
          }
          title={title}
          hint={hint}
          announcement={`${title}. ${hint}`}
          actions={[]}
        />
        <SessionPermissions granted={granted} />
      </div>
    </ViewLayout>
  )
}
