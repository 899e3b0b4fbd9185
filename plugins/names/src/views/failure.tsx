import { useTexts } from '@latchkey/kernel/react'
import { Button } from '@latchkey/ui-primitives/button'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactElement } from 'react'
import { copy } from '../copy/copy'
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
  const t = useTexts(copy)
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
