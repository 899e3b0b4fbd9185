import { useTexts } from '@latchkey/kernel/react'
import { NetworkDrawing } from '@latchkey/ui-primitives/drawing/network'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import type { ReactElement } from 'react'
import { copy } from '../copy/copy'

/** Shown on a network whose tokens the service does not swap. */
export function Unsupported(): ReactElement {
  const t = useTexts(copy)
  return <EmptyState drawing={<NetworkDrawing />} sentence={t('swaps.unsupported')} />
}
