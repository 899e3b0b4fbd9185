import Dialog from '@mui/material/Dialog'
import MuiContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId, useState } from 'react'
import { DialogContent } from './dialog-content'

export function MuiDialog(): ReactNode {
  const [open, setOpen] = useState(false)
  const titleId = useId()
  const close = (): void => setOpen(false)
  return (
    <>
      <button type="button" className="plain" onClick={() => setOpen(true)}>
        Open MUI
      </button>
      <Dialog open={open} onClose={close} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>MUI</DialogTitle>
        <MuiContent>
          <DialogContent onClose={close} />
        </MuiContent>
      </Dialog>
    </>
  )
}
