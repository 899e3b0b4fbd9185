import { usePlugin, useTexts } from '@latchkey/kernel/react'
import { useState } from 'react'
import { siwxContract } from '../contract'
import { copy } from '../copy/copy'

/** Props of the cancel button. When signing in is required, it disconnects the wallet, and its label says so. */
export interface CancelButton {
  readonly label: string
  /** True while `cancel` is running. */
  readonly loading: boolean
  readonly onClick: () => void
}

export function useCancel(): CancelButton {
  const { cancel, isRequired } = usePlugin(siwxContract)
  const t = useTexts(copy)
  const [isLeaving, setLeaving] = useState(false)
  return {
    label: t(isRequired() ? 'siwx.cancel-required' : 'siwx.cancel'),
    loading: isLeaving,
    onClick() {
      setLeaving(true)
      void cancel().finally(() => setLeaving(false))
    },
  }
}
