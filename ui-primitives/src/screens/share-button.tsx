'use client'

import { Button, type ButtonSize, LiveRegion } from '@latchkey/ui-primitives'
import type { ReactElement } from 'react'
import { AlertIcon, CheckIcon, ShareIcon } from './more-icons'
import { useCopy } from './use-copy'

export interface ShareButtonProps {
  /** The text that is shared. */
  readonly value: string
  /** Label of the button, such as "Share". */
  readonly label: string
  /** Shown when sharing failed but the text was copied, such as "Copied instead". */
  readonly copiedLabel: string
  /** Shown when sharing and copying failed. */
  readonly failedLabel: string
  readonly fullWidth?: boolean
  readonly size?: ButtonSize
}

/** Whether the browser supports the Web Share API. */
export function canShare(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.share === 'function'
}

const ICONS = { idle: ShareIcon, copied: CheckIcon, failed: AlertIcon } as const

/**
 * Opens the system's share sheet, and copies the text if that fails. Render it only if `canShare()` is true.
 * Parts: `share-button`, and those of the button.
 */
export function ShareButton(props: ShareButtonProps): ReactElement {
  const { value, label, copiedLabel, failedLabel, fullWidth = false, size = 'medium' } = props
  const { phase, copy } = useCopy(value, undefined)
  const Icon = ICONS[phase]
  const text = { idle: label, copied: copiedLabel, failed: failedLabel }[phase]
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ text: value })
    } catch (error) {
      // If the user closed the share sheet, or it is already open, nothing failed.
      const name = error instanceof DOMException ? error.name : ''
      if (name !== 'AbortError' && name !== 'InvalidStateError') await copy()
    }
  }
  return (
    <>
      <Button
        part="share-button"
        fullWidth={fullWidth}
        size={size}
        icon={<Icon size={18} />}
        onClick={() => void share()}
      >
        {text}
      </Button>
      <LiveRegion message={phase === 'idle' ? '' : text} />
    </>
  )
}
