import type { ReactNode } from 'react'
import { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { DialogContent } from './dialog-content'

/** Closes by a press outside of it: the one that has to be told that ours is no outside. */
export function AriaDialog(): ReactNode {
  return (
    <DialogTrigger>
      <Button className="plain">Open React Aria</Button>
      <ModalOverlay className="veil" isDismissable>
        <Modal className="window sheet">
          <Dialog>
            {({ close }) => (
              <>
                <Heading slot="title">React Aria</Heading>
                <DialogContent onClose={close} />
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  )
}
