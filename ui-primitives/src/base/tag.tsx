'use client'

import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names'
import { usePrimitiveSheets } from './sheets'
import * as css from './tag.css'

export interface TagProps {
  readonly tone?: keyof typeof css.tone
  readonly icon?: ReactNode
  /** Added to the parts. */
  readonly part?: string | undefined
  readonly children?: ReactNode
}

/** A short label, such as "Installed", "Recent" or "420+". Part: `tag`. */
export function Tag({ tone = 'neutral', icon, part, children }: TagProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  return (
    <span part={classNames('tag', part)} className={classNames(css.tag, css.tone[tone])}>
      {icon}
      {children}
    </span>
  )
}
