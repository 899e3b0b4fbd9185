import * as Dialog from '@radix-ui/react-dialog'
import { type ReactNode, useState } from 'react'
import { DialogContent } from './dialog-content'

export function RadixDialog(): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className="plain">Open Radix</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="window sheet" aria-describedby={undefined}>
          <Dialog.Title>Radix</Dialog.Title>
          <DialogContent onClose={() => setOpen(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
