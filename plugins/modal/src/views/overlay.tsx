import { type ReactElement, useLayoutEffect, useRef } from 'react'
import * as css from './shell.css'

/** Behind the card. A click closes; the keyboard has Escape. Part: `overlay`. */
export function Overlay({ onClose }: { readonly onClose: () => void }): ReactElement {
  const overlay = useRef<HTMLDivElement>(null)
  // Before it is on the screen: a press may come in the moment it can be hit.
  useLayoutEffect(() => {
    const { current } = overlay
    const close = (event: MouseEvent): void => {
      // The second half of the double click that opened the dialog is no wish to close it.
      if (event.detail < 2) onClose()
    }
    current?.addEventListener('click', close)
    return () => current?.removeEventListener('click', close)
  }, [onClose])
  return <div ref={overlay} part="overlay" className={css.overlay} />
}
