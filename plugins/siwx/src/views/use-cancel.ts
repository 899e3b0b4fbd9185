import { usePlugin } from '@latchkey/kernel/react'
import { useState } from 'react'
import { siwxContract } from '../contract'

/** Leaves without signing in. Where that is required, it disconnects the wallet. */
export function useCancel(): { readonly isLeaving: boolean; readonly leave: () => void } {
  const { cancel } = usePlugin(siwxContract)
  const [isLeaving, setLeaving] = useState(false)
  return {
    isLeaving,
    leave() {
      setLeaving(true)
      void cancel().finally(() => setLeaving(false))
    },
  }
}
