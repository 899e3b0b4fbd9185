import type { MouseEvent } from 'react'

/** Moves the focus from a button that its own click removes to the view around it; else the page's body would get it. */
export function focusContainer({ currentTarget }: MouseEvent<HTMLElement>): void {
  const around = currentTarget.closest('[tabindex="-1"]')
  // control: retry-keeps-focus
  if (around instanceof HTMLElement) around.focus({ preventScroll: true })
}
