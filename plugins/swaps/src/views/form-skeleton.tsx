import { ChooseNetwork } from '@latchkey/account/view-kit'
import { useTexts } from '@latchkey/kernel/react'
import { Button, IconButton, useSheets, ViewLayout, VisuallyHidden } from '@latchkey/ui-primitives'
import { AmountOutput } from '@latchkey/ui-primitives/forms'
import { EmptyState, NetworkDrawing } from '@latchkey/ui-primitives/lists'
import { Skeleton, TurnIcon } from '@latchkey/ui-primitives/screens'
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
        <div className={css.sides}>
          <AmountOutput panel label={t('swaps.from')} loading />
          <Seam />
          <AmountOutput panel label={t('swaps.to')} loading />
        </div>
        <div className={css.price}>
          <Skeleton shape="text" length="medium" />
        </div>
      </div>
    </ViewLayout>
  )
}

/** Between the two amounts, on their seam. Part: `swaps-switch`. */
export function Seam({ onTurn }: { readonly onTurn?: () => void }): ReactElement {
  const t = useTexts(texts)
  return (
    <div className={css.seam}>
      <IconButton
        part="swaps-switch"
        label={t('swaps.switch')}
        icon={<TurnIcon />}
        className={css.turn}
        disabled={!onTurn}
        onClick={onTurn}
      />
    </div>
  )
}

/** Shown on a network whose tokens the service does not swap. */
export function Unsupported(): ReactElement {
  const t = useTexts(texts)
  return (
    <EmptyState drawing={<NetworkDrawing />} sentence={t('swaps.unsupported')} action={<ChooseNetwork />} />
  )
}
