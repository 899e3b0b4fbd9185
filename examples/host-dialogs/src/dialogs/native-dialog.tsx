import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { DialogContent } from './dialog-content'

/** The browser's own, closing by a press outside where the browser offers that. */
export function NativeDialog(): ReactNode {
  const [open, setOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    dialog.current?.setAttribute('closedby', 'any')
    if (open && !dialog.current?.open) dialog.current?.showModal()
  }, [open])
  return (
    <>
      <button type="button" className="plain" onClick={() => setOpen(true)}>
        Open native
      </button>
      <dialog ref={dialog} className="sheet" aria-labelledby={titleId} onClose={() => setOpen(false)}>
        <h2 id={titleId}>native</h2>
        {open && <DialogContent onClose={() => dialog.current?.close()} />}
      </dialog>
    </>
  )
}
