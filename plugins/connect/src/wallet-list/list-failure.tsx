import { useTexts } from '@latchkey/kernel/react'
import { Button } from '@latchkey/ui-primitives/button'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactElement } from 'react'
import { focusClosestContainer } from '../components/focus-closest-container'
import { installedWalletsCopy } from '../copy/installed-wallets-copy'
import * as css from './connect-view.css'

interface ListFailureProps {
  readonly part: string
  readonly text: string
  readonly onRetry: () => void
}

/** Says that some wallets are missing in the list, with a button for another try. */
export function ListFailure({ part, text, onRetry }: ListFailureProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(installedWalletsCopy)
  return (
    <div part={part} className={css.failed}>
      <Text tone="secondary">{text}</Text>
      <Button
        variant="quiet"
        size="small"
        onClick={(event) => {
          focusClosestContainer(event)
          onRetry()
        }}
      >
        {t('connecting.try-again')}
      </Button>
    </div>
  )
}
