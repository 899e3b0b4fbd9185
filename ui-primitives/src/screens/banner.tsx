'use client'

import { type IconProps, Spinner, usePrimitiveSheets, WarningIcon } from '@latchkey/ui-primitives'
import type { ReactElement, ReactNode } from 'react'
import * as css from './banner.css'
import { AlertIcon, InfoIcon, SuccessIcon } from './more-icons'

export type BannerVariant = keyof typeof css.iconOf

export interface BannerProps {
  readonly variant: BannerVariant
  /** If true, it is not announced to screen readers, for a message that was announced elsewhere. */
  readonly quiet?: boolean
  readonly children?: ReactNode
}

const ICONS: Readonly<Record<BannerVariant, (props: IconProps) => ReactElement>> = {
  success: SuccessIcon,
  loading: Spinner,
  error: AlertIcon,
  info: InfoIcon,
  warning: WarningIcon,
}

/** A short message that is shown for a while. Its parent positions and removes it. Part: `banner`. */
export function Banner({ variant, quiet = false, children }: BannerProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  const Icon = ICONS[variant]
  const urgent = variant === 'error' || variant === 'warning'
  return (
    <div role={quiet ? undefined : urgent ? 'alert' : 'status'} part="banner" className={css.banner}>
      <span className={css.iconOf[variant]}>
        <Icon />
      </span>
      {children}
    </div>
  )
}
