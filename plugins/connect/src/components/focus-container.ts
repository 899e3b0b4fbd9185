import type { MouseEvent } from 'react'

/** A button that goes with its click leaves the focus to the view around it; else the page's body would have it. */
export function focusContainer({ currentTarget }: MouseEvent<HTMLElement>): void {
  const around = currentTarget.closest('[tabindex="-1"]')
  if (around instanceof HTMLElement) around.focus({ preventScroll: true })
}
