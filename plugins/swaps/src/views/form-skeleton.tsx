import { useTexts } from '@latchkey/kernel/react'
import { AmountOutput } from '@latchkey/ui-primitives/amount-output'
import { Button } from '@latchkey/ui-primitives/button'
import { NetworkDrawing } from '@latchkey/ui-primitives/drawings'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import { IconButton } from '@latchkey/ui-primitives/icon-button'
import { SwapIcon } from '@latchkey/ui-primitives/more-icons'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { ViewLayout } from '@latchkey/ui-primitives/view-layout'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import { useListTexts } from '@latchkey/view-kit'
import type { ReactElement } from 'react'
import { texts } from '../texts'
import * as css from './swaps.css'

/** The form while tokens are loading, with the same layout. Part: `swaps-loading`. */
export function FormSkeleton(): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const listText = useListTexts()
  return (
    <ViewLayout
      part="swaps-loading"
      footer={
        <Button variant="primary" size="large" fullWidth loading>
          {t('swaps.review')}
        </Button>
      }
    >
      <VisuallyHidden>{listText('tokens.loading')}</VisuallyHidden>
      <div className={css.view}>
        <AmountOutput label={t('swaps.from')} loading />
        <div className={css.between}>
          <IconButton label={t('swaps.switch')} icon={<SwapIcon />} filled disabled />
        </div>
        <AmountOutput label={t('swaps.to')} loading />
      </div>
    </ViewLayout>
  )
}

/** Shown on a network whose tokens the service does not swap. */
export function Unsupported(): ReactElement {
  const t = useTexts(texts)
  return <EmptyState drawing={<NetworkDrawing />} sentence={t('swaps.unsupported')} />
}
