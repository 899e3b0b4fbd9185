import { useLayoutEffect } from 'react'
import type { Portal } from '../shell/create-portal'

/**
 * Keeps the further presses of a double click or double tap from what its first one has opened, or gone back to, with the
 * header and the overlay: they were aimed at what was there before, in the previous view or the page.
 * @param key of the shown view
 */
export function useFirstPresses({ container, isSecondTap }: Portal, key: string | undefined): void {
  useLayoutEffect(() => {
    let isAimed = key === undefined
    const check = (event: MouseEvent): void => {
      // Neither a key's click nor an event that a script of the page made has a detail.
      if (!(event.detail > 1 || (event.detail === 1 && isSecondTap()))) isAimed = true
      if (isAimed) return
      event.preventDefault()
      event.stopPropagation()
    }
    container.addEventListener('click', check, { capture: true })
    return () => container.removeEventListener('click', check, { capture: true })
  }, [container, isSecondTap, key])
}
