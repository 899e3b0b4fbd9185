'use client'

import type { ReactElement } from 'react'
import { Button, type ButtonSize } from '../button/button'
import { AlertIcon } from '../icon/alert'
import { CheckIcon } from '../icon/check'
import { CopyIcon } from '../icon/copy'
import type { IconProps } from '../icon/icon-frame'
import { IconButton } from '../icon-button/icon-button'
import { LiveRegion } from '../live-region/live-region'
import { type CopyPhase, useCopy } from './use-copy'

export interface CopyButtonProps {
  /** What goes on the clipboard, exactly. */
  readonly value: string
  /** "Copy address" */
  readonly label: string
  /** "Address copied" */
  readonly copiedLabel: string
  /** "Copying failed. Select and copy it yourself." */
  readonly failedLabel: string
  /** An icon button (default), or a button with text. */
  readonly shape?: 'icon' | 'button'
  readonly fullWidth?: boolean
  /** Of the button with text. */
  readonly size?: ButtonSize
  readonly onCopied?: (() => void) | undefined
  /** Here the text itself has to be shown, to be selected by hand. */
  readonly onFailed?: (() => void) | undefined
}

const ICONS: Readonly<Record<CopyPhase, (props: IconProps) => ReactElement>> = {
  idle: CopyIcon,
  copied: CheckIcon,
  failed: AlertIcon,
}

/** Says whether it worked, in sight and aloud. Parts: those of the button, with `copy-button`. */
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
