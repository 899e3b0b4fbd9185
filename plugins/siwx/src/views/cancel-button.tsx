import { usePlugin } from '@latchkey/kernel/react'
import { Button } from '@latchkey/ui-primitives/button'
import { type ReactElement, useState } from 'react'
import { siwxContract } from '../contract'
import { useCopy } from '../copy/use-copy'

/** Leaves without signing in. Where that is required, it disconnects the wallet. Part: `sign-in-cancel`. */
export function CancelButton(): ReactElement {
  const say = useCopy()
  const { cancel } = usePlugin(siwxContract)
  const [isLeaving, setLeaving] = useState(false)
  return (
    <Button
      part="sign-in-cancel"
      size="large"
      fullWidth
      loading={isLeaving}
      onClick={() => {
        setLeaving(true)
        void cancel().finally(() => setLeaving(false))
      }}
    >
      {say('siwx.cancel')}
    </Button>
  )
}
