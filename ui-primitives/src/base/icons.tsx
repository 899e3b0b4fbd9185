import type { ReactElement, ReactNode } from 'react'
import * as css from './marks.css'
import { usePrimitiveSheets } from './sheets'

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

/** An icon that points in or against the reading direction. Mirrored in right-to-left text. */
export function DirectionalIconFrame(props: Omit<IconFrameProps, 'className'>): ReactElement {
  usePrimitiveSheets(css.sheets)
  return <IconFrame {...props} className={css.directional} />
}

/** A chevron against the reading direction, for going back. Mirrored in right-to-left text. */
export function BackIcon(props: IconProps): ReactElement {
  return (
    <DirectionalIconFrame {...props}>
      <path d="M12 4.75L6.75 10 12 15.25" />
    </DirectionalIconFrame>
  )
}

/** A chevron in the reading direction. Mirrored in right-to-left text. */
export function ChevronIcon(props: IconProps): ReactElement {
  return (
    <DirectionalIconFrame {...props}>
      <path d="M8 5.5l4.5 4.5L8 14.5" />
    </DirectionalIconFrame>
  )
}

export function CloseIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M5.25 5.25l9.5 9.5" />
      <path d="M14.75 5.25l-9.5 9.5" />
    </IconFrame>
  )
}

/** An arrow out of a box, for links that leave the page. Mirrored in right-to-left text. */
export function ExternalIcon(props: IconProps): ReactElement {
  return (
    <DirectionalIconFrame {...props}>
      <path d="M8.25 4.75H6.5a2 2 0 0 0-2 2v6.75a2 2 0 0 0 2 2h6.75a2 2 0 0 0 2-2v-1.75" />
      <path d="M11.5 4.25h4.25V8.5" />
      <path d="M15.5 4.5L9.75 10.25" />
    </DirectionalIconFrame>
  )
}

export function HelpIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M7.85 7.9a2.2 2.2 0 1 1 3.35 1.87c-.75.47-1.2.9-1.2 1.68" />
      <path d="M10 13.75h.01" />
    </IconFrame>
  )
}

/** A keyhole, the logo of Latchkey. */
export function KeyholeIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M10 3.25a3.9 3.9 0 0 0-1.95 7.28l-1.2 5.02a.97.97 0 0 0 .95 1.2h4.4a.97.97 0 0 0 .95-1.2l-1.2-5.02A3.9 3.9 0 0 0 10 3.25z" />
    </IconFrame>
  )
}

export function QrIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <rect x="3.5" y="3.5" width="4.75" height="4.75" rx="1.25" />
      <rect x="11.75" y="3.5" width="4.75" height="4.75" rx="1.25" />
      <rect x="3.5" y="11.75" width="4.75" height="4.75" rx="1.25" />
      <path d="M12 12h.01M16.25 12h.01M14.1 14.2h.01M12 16.25h.01M16.25 16.25h.01" />
    </IconFrame>
  )
}

export function SearchIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <circle cx="9" cy="9" r="5.25" />
      <path d="M12.9 12.9l3.6 3.6" />
    </IconFrame>
  )
}

export function WalletIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M14.25 6.75V5.5a1.75 1.75 0 0 0-1.75-1.75H5A1.75 1.75 0 0 0 3.25 5.5v8.25a2.25 2.25 0 0 0 2.25 2.25h9.25a2 2 0 0 0 2-2V8.75a2 2 0 0 0-2-2H5" />
      <path d="M13.4 11.4h.01" />
    </IconFrame>
  )
}

export function WarningIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M8.55 4.2a1.67 1.67 0 0 1 2.9 0l5.05 8.95a1.67 1.67 0 0 1-1.45 2.5H4.95a1.67 1.67 0 0 1-1.45-2.5z" />
      <path d="M10 7.75v3" />
      <path d="M10 13.1h.01" />
    </IconFrame>
  )
}

export function ChevronDownIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M5.5 8l4.5 4.5L14.5 8" />
    </IconFrame>
  )
}

/** An envelope. */
export function MailIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <rect x="2.75" y="4.25" width="14.5" height="11.5" rx="2.5" />
      <path d="m3.5 6.5 5.3 4.1a2 2 0 0 0 2.4 0l5.3-4.1" />
    </IconFrame>
  )
}

/** A globe. */
export function NetworkIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M2.9 10h14.2" />
      <path d="M10 2.75c1.95 2.05 2.9 4.5 2.9 7.25s-.95 5.2-2.9 7.25c-1.95-2.05-2.9-4.5-2.9-7.25s.95-5.2 2.9-7.25z" />
    </IconFrame>
  )
}
