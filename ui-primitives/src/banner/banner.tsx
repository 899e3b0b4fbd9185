'use client'

import type { ReactElement, ReactNode } from 'react'
import { AlertIcon } from '../icon/alert'
import { SuccessIcon } from '../icon/success'
import { useSheets } from '../sheets'
import { Spinner } from '../spinner/spinner'
import * as css from './banner.css'

export type BannerVariant = keyof typeof css.iconOf

export interface BannerProps {
  readonly variant: BannerVariant
  /** Instead of the variant's own icon. */
  readonly icon?: ReactNode
  readonly children?: ReactNode
}

function iconOf(variant: BannerVariant): ReactElement {
  if (variant === 'loading') return <Spinner />
  return variant === 'error' ? <AlertIcon /> : <SuccessIcon />
}

/** A short message that comes and goes; where it stands is its owner's business. Part: `banner`. */
export function Banner({ variant, icon, children }: BannerProps): ReactElement {
  useSheets(css.sheets)
  return (
    <div role={variant === 'error' ? 'alert' : 'status'} part="banner" className={css.banner}>
      <span className={css.iconOf[variant]}>{icon ?? iconOf(variant)}</span>
      {children}
    </div>
  )
}
