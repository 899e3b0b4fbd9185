import { NetworkDrawing } from '@latchkey/ui-primitives/drawing/network'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import type { ReactElement } from 'react'
import { useCopy } from '../copy/use-copy'

/** Shown on a network whose tokens the service does not swap. */
export function Unsupported(): ReactElement {
  const say = useCopy()
  return <EmptyState drawing={<NetworkDrawing />} sentence={say('swaps.unsupported')} />
}
