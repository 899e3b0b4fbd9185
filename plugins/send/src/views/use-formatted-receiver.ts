import type { ActiveTarget } from '@latchkey/session/contract'
import { type PolledValue, usePolledValue } from '@latchkey/view-kit'
import { useMemo } from 'react'
import type { SendActions } from '../send-actions'

/**
 * Formats the entered address while the user is still looking: a typo shows at once, and the press waits for nothing and
 * draws the review. Known as `undefined`: its checksum is wrong.
 */
export function useFormattedReceiver(
  actions: SendActions,
  target: ActiveTarget,
  address: string | undefined,
): PolledValue<string | undefined> {
  const read = useMemo(
    () => (address === undefined ? undefined : () => actions.formatReceiver(address, target)),
    [actions, address, target],
  )
  return usePolledValue(read, {}).value
}
