'use client'

import {
  CloseIcon,
  classNames,
  IconButton,
  type IconProps,
  usePrimitiveSheets,
  WarningIcon,
} from '@latchkey/ui-primitives'
import type { ReactElement, ReactNode } from 'react'
import * as css from './alert-bar.css'
import { AlertIcon, InfoIcon, SuccessIcon } from './more-icons'

export type AlertBarVariant = keyof typeof css.variant

export interface AlertBarProps {
  readonly variant: AlertBarVariant
  /** The message. */
  readonly children?: ReactNode
  /** If true, it is not announced to screen readers, for a message that was announced elsewhere. */
  readonly quiet?: boolean
  /** Called by the close button. There is a close button only if `onClose` and `closeLabel` are set. */
  readonly onClose?: (() => void) | undefined
  readonly closeLabel?: string
}

const ICONS: Readonly<Record<AlertBarVariant, (props: IconProps) => ReactElement>> = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  error: AlertIcon,
}

/** A message that stays until it is resolved or closed. Part: `alert-bar`. */
export function AlertBar({
  variant,
  quiet = false,
  children,
  onClose,
  closeLabel,
}: AlertBarProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  const Icon = ICONS[variant]
  const urgent = variant === 'error' || variant === 'warning'
  return (
    <div
      role={quiet ? undefined : urgent ? 'alert' : 'status'}
      part="alert-bar"
      className={classNames(css.bar, css.variant[variant])}
    >
      <span className={css.iconOf[variant]}>
        <Icon />
      </span>
      <span className={css.message}>{children}</span>
      {onClose !== undefined && closeLabel !== undefined && (
        <IconButton label={closeLabel} icon={<CloseIcon size={18} />} onClick={onClose} />
      )}
    </div>
  )
}
