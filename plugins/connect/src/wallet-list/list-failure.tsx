import { useTexts } from '@latchkey/kernel/react'
import { Button, Text, useSheets } from '@latchkey/ui-primitives'
import type { MouseEvent, ReactElement } from 'react'
import { walletListCopy } from '../copy/wallet-list-copy'
import * as css from './wallet-row.css'

interface ListFailureProps {
  /** `wallets-missed`: the code that finds the wallets of this browser could not be loaded. */
  readonly part: 'directory-failed' | 'wallets-missed'
  readonly onRetry: () => void
}

/** Says that wallets are missing in the list, with a button for another try. Parts: `directory-failed`, `wallets-missed`. */
export function ListFailure({ part, onRetry }: ListFailureProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(walletListCopy)
  return (
    <div part={part} className={css.failed}>
      <Text tone="secondary">{t(`connect.${part}`)}</Text>
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

/**
 * Moves the focus from a button to the nearest ancestor with `tabindex="-1"`. For a button that its click removes: the browser
 * would move the focus to the body.
 */
export function focusClosestContainer({ currentTarget }: MouseEvent<HTMLElement>): void {
  const around = currentTarget.closest('[tabindex="-1"]')
  if (around instanceof HTMLElement) around.focus({ preventScroll: true })
}
