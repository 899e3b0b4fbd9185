import type { ActiveTarget } from '@latchkey/session/contract'
import { type RefObject, useEffect, useRef } from 'react'
import type { SendActions } from '../send-actions'

interface Formatted {
  readonly target: ActiveTarget
  readonly address: string
  readonly to: string | undefined
}

/** Formats the entered address while the user is still looking, so that the press waits for nothing and draws the review at once. */
export function useFormattedAhead(
  actions: SendActions,
  target: ActiveTarget,
  address: string | undefined,
): RefObject<Formatted | undefined> {
  const known = useRef<Formatted>(undefined)
  useEffect(() => {
    if (address === undefined) return
    let current = true
    actions.formatReceiver(address, target).then(
      (to) => {
        if (current) known.current = { target, address, to }
      },
      // It is formatted on the press, and what fails then is told.
      () => undefined,
    )
    return () => {
      current = false
      known.current = undefined
    }
  }, [actions, address, target])
  return known
}
