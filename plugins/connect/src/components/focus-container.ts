import type { MouseEvent } from 'react'

/** Moves the focus to the view around a button that its click removes; otherwise the body would get it. */
export function focusContainer({ currentTarget }: MouseEvent<HTMLElement>): void {
  const around = currentTarget.closest('[tabindex="-1"]')
  // control: retry-keeps-focus
  if (around instanceof HTMLElement) around.focus({ preventScroll: true })
}
