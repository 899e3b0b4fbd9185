import type { MouseEvent } from 'react'

/**
 * Moves the focus from a button to the nearest ancestor with `tabindex="-1"`. For a button that its click removes: the browser
 * would move the focus to the body.
 */
export function focusClosestContainer({ currentTarget }: MouseEvent<HTMLElement>): void {
  const around = currentTarget.closest('[tabindex="-1"]')
  // control: retry-keeps-focus
  if (around instanceof HTMLElement) around.focus({ preventScroll: true })
}
