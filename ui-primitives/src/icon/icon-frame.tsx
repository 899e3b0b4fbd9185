import type { ReactElement, ReactNode } from 'react'

export interface IconProps {
  /** Width and height in px, 20 by default. */
  readonly size?: number
}

export interface IconFrameProps extends IconProps {
  readonly className?: string
  readonly children: ReactNode
}

/**
 * The `svg` element of all icons: a grid of 20 px and strokes of 1.5 px with round caps in the text colour. Icons are hidden
 * from assistive technology, because a text or accessible name always says the same. Part: `icon`.
 */
export function IconFrame({ size = 20, className, children }: IconFrameProps): ReactElement {
  return (
    <svg
      part="icon"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
