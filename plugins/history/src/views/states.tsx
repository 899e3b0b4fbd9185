import { useTexts } from '@latchkey/kernel/react'
import type { ActiveTarget } from '@latchkey/session/contract'
import { explorerUrl } from '@latchkey/session/view-kit'
import { NothingYetDrawing } from '@latchkey/ui-primitives/drawing/nothing-yet'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import { Link } from '@latchkey/ui-primitives/link'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactElement } from 'react'
import { copy } from '../copy/copy'
import * as css from './history.css'

export function EmptyHistory({ target }: { readonly target: ActiveTarget }): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(copy)
  const network = target.network?.name ?? target.networkId
  return (
    <EmptyState
      drawing={<NothingYetDrawing />}
      sentence={
        <span className={css.lines}>
          <span>{t('history.empty')}</span>
          <Text variant="caption" tone="secondary">
            {t('history.empty-hint', { network })}
          </Text>
        </span>
      }
    />
  )
}

/** Shown if no service has the network's history. Part: `history-explorer`. */
export function SentOnly({ target }: { readonly target: ActiveTarget }): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(copy)
  return (
    <div className={css.note}>
      <Text as="p" variant="caption" tone="secondary" align="center">
        {t('history.sent-only')}
      </Text>
      <AccountExplorerLink target={target} />
    </div>
  )
}

export function AccountExplorerLink({ target }: { readonly target: ActiveTarget }): ReactElement | null {
  const t = useTexts(copy)
  const url = explorerUrl(target.network, 'address', target.account.address)
  if (url === undefined) return null
  return (
    <Link part="history-explorer" href={url} tone="secondary" icon>
      {t('history.explorer')}
    </Link>
  )
}
