'use client'

import { Button, type ButtonSize, IconButton, type IconProps, LiveRegion } from '@latchkey/ui-primitives'
import type { ReactElement } from 'react'
import { AlertIcon, CheckIcon, CopyIcon } from './more-icons'
import { type CopyPhase, useCopy } from './use-copy'

export interface CopyButtonProps {
  /** The text that is copied. */
  readonly value: string
  /** Label of the button, such as "Copy address". */
  readonly label: string
  /** Shown and announced after copying, such as "Address copied". */
  readonly copiedLabel: string
  /** Shown and announced after a failure, such as "Copying failed. Select and copy it yourself." */
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

const ICONS: Readonly<Record<CopyPhase, (props: IconProps) => ReactElement>> = {
  idle: CopyIcon,
  copied: CheckIcon,
  failed: AlertIcon,
}

/** Copies a text, then shows and announces whether that succeeded. Parts: `copy-button`, and those of the button. */
export function CopyButton(props: CopyButtonProps): ReactElement {
  const { value, label, copiedLabel, failedLabel, shape = 'icon', fullWidth = false, size = 'medium' } = props
  const { phase, copy } = useCopy(value, props.onCopied, props.onFailed)
  const Icon = ICONS[phase]
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
