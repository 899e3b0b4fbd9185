'use client'

import type { ReactElement } from 'react'
import { Button, type ButtonSize } from '../button/button'
import { useCopy } from '../copy-button/use-copy'
import { AlertIcon } from '../icon/alert'
import { CheckIcon } from '../icon/check'
import { ShareIcon } from '../icon/share'
import { LiveRegion } from '../live-region/live-region'

export interface ShareButtonProps {
  /** The text that other apps get. */
  readonly value: string
  /** "Share" */
  readonly label: string
  /** The browser refused, and the text is on the clipboard: "Copied instead" */
  readonly copiedLabel: string
  /** The browser refused both. */
  readonly failedLabel: string
  readonly fullWidth?: boolean
  readonly size?: ButtonSize
}

/** Whether the browser can give a text to other apps. */
export function canShare(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.share === 'function'
}

const ICONS = { idle: ShareIcon, copied: CheckIcon, failed: AlertIcon } as const

/** Opens the system's list of apps; copies where the browser refuses to. Parts: those of the button, with `share-button`. */
export function ShareButton(props: ShareButtonProps): ReactElement {
  const { value, label, copiedLabel, failedLabel, fullWidth = false, size = 'medium' } = props
  const { phase, copy } = useCopy(value, undefined)
  const Icon = ICONS[phase]
  const text = { idle: label, copied: copiedLabel, failed: failedLabel }[phase]
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ text: value })
    } catch (error) {
      // The user closed the list, or it is open already: that is no failure.
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
