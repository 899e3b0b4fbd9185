import { Button, type ButtonSize, IconButton, type IconProps, LiveRegion } from '@latchkey/ui-primitives'
import { type ReactElement, useEffect, useState } from 'react'
import { AlertIcon, CheckIcon, CopyIcon, ShareIcon } from './more-icons'

type CopyPhase = 'idle' | 'copied' | 'failed'

const FEEDBACK_MS = 2000

interface Copy {
  readonly phase: CopyPhase
  readonly copy: () => Promise<void>
}

/** Returns a function that copies a text to the clipboard. The phase is the outcome for two seconds, then `idle`. */
function useCopy(
  value: string,
  onCopied: (() => void) | undefined,
  onFailed?: (() => void) | undefined,
): Copy {
  const [phase, setPhase] = useState<CopyPhase>('idle')

  useEffect(() => {
    if (phase === 'idle') return undefined
    const timer = setTimeout(() => setPhase('idle'), FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [phase])

  return {
    phase,
    async copy() {
      try {
        await navigator.clipboard.writeText(value)
        setPhase('copied')
        onCopied?.()
      } catch {
        // Copying fails without the permission, or if the page does not have the focus.
        setPhase('failed')
        onFailed?.()
      }
    },
  }
}

export interface CopyButtonProps {
  /** The text that is copied. */
  readonly value: string
  /** Label of the button, such as "Copy address". */
  readonly label: string
  /** Shown and announced after copying, such as "Address copied". */
  readonly copiedLabel: string
  /** Shown and announced after a failure, such as "Couldn’t copy. Select the name and copy it yourself." */
  readonly failedLabel: string
  /** An icon button (default), or a button with text. */
  readonly shape?: 'icon' | 'button'
  readonly fullWidth?: boolean
  /** Size of the button with text. Default: `medium`. */
  readonly size?: ButtonSize
  readonly onCopied?: (() => void) | undefined
  /** Called when copying failed. The caller should then show the text, so that the user can select it. */
  readonly onFailed?: (() => void) | undefined
}

const COPY_ICONS: Readonly<Record<CopyPhase, (props: IconProps) => ReactElement>> = {
  idle: CopyIcon,
  copied: CheckIcon,
  failed: AlertIcon,
}

/** Copies a text, then shows and announces whether that succeeded. Parts: `copy-button`, and those of the button. */
export function CopyButton(props: CopyButtonProps): ReactElement {
  const { value, label, copiedLabel, failedLabel, shape = 'icon', fullWidth = false, size = 'medium' } = props
  const { phase, copy } = useCopy(value, props.onCopied, props.onFailed)
  const Icon = COPY_ICONS[phase]
  const text = { idle: label, copied: copiedLabel, failed: failedLabel }[phase]
  return (
    <>
      {shape === 'icon' ? (
        <IconButton part="copy-button" label={text} size="small" icon={<Icon size={18} />} onClick={copy} />
      ) : (
        <Button part="copy-button" fullWidth={fullWidth} size={size} icon={<Icon size={18} />} onClick={copy}>
          {text}
        </Button>
      )}
      <LiveRegion message={phase === 'idle' ? '' : text} />
    </>
  )
}

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

const SHARE_ICONS = { idle: ShareIcon, copied: CheckIcon, failed: AlertIcon } as const

/**
 * Opens the system's share sheet, and copies the text if that fails. Render it only if `canShare()` is true.
 * Parts: `share-button`, and those of the button.
 */
export function ShareButton(props: ShareButtonProps): ReactElement {
  const { value, label, copiedLabel, failedLabel, fullWidth = false, size = 'medium' } = props
  const { phase, copy } = useCopy(value, undefined)
  const Icon = SHARE_ICONS[phase]
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
