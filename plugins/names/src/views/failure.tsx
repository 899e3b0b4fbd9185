import { isNetworkUnserved } from '@latchkey/cloud/contract'
import { isLatchkeyError, type TextOf } from '@latchkey/kernel'
import { useTexts } from '@latchkey/kernel/react'
import { Button, Text, useSheets } from '@latchkey/ui-primitives'
import type { ReactElement } from 'react'
import { type TextKey, texts } from '../texts'
import * as css from './names.css'

interface FailureProps {
  readonly part: string
  readonly title: string
  readonly hint: string
  readonly onRetry: () => void
}

/** Shows what could not be read, the service's reason, and a button to retry. */
export function Failure({ part, title, hint, onRetry }: FailureProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  return (
    <div part={part} role="alert" className={css.failure}>
      <Text weight="medium">{title}</Text>
      <Text tone="secondary">{hint}</Text>
      <Button size="small" onClick={onRetry}>
        {t('names.try-again')}
      </Button>
    </div>
  )
}

/** The service's reason, or else what the user can do. */
export function failureHint(error: unknown, network: string, t: TextOf<TextKey>): string {
  const cause = error instanceof Error ? error.cause : undefined
  if (isNetworkUnserved(cause)) return t('names.unsupported-network', { network })
  const reason: unknown = isLatchkeyError(error) && 'reason' in error ? error.reason : undefined
  // Isolated, because its language and direction may differ from the page's.
  return typeof reason === 'string'
    ? t('names.reason', { reason: `\u2068${reason}\u2069` })
    : t('names.unreachable')
}
