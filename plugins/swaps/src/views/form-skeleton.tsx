import { useTexts } from '@latchkey/kernel/react'
import { Button, IconButton, useSheets, ViewLayout, VisuallyHidden } from '@latchkey/ui-primitives'
import { AmountOutput } from '@latchkey/ui-primitives/forms'
import { EmptyState, NetworkDrawing } from '@latchkey/ui-primitives/lists'
import { SwapIcon } from '@latchkey/ui-primitives/screens'
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
