import { DirectionalIconFrame, IconFrame, type IconProps } from '@latchkey/ui-primitives'
import type { ReactElement } from 'react'

export function AlertIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M10 6.6v4" />
      <path d="M10 13.4h.01" />
    </IconFrame>
  )
}

export function ArrowDownIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M10 3.75v12.5M4.75 11 10 16.25 15.25 11" />
    </IconFrame>
  )
}

export function ArrowUpIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M10 16.25V3.75M4.75 9 10 3.75 15.25 9" />
    </IconFrame>
  )
}

export function BrowserIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <rect x="2.75" y="4" width="14.5" height="12" rx="2.25" />
      <path d="M2.75 7.75h14.5" />
      <path d="M5.4 5.9h.01M7.6 5.9h.01" />
    </IconFrame>
  )
}

/** A payment card. */
export function CardIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <rect x="2.75" y="4.5" width="14.5" height="11" rx="2.25" />
      <path d="M2.75 8.25h14.5M5.75 12.25h2.5" />
    </IconFrame>
  )
}

export function CertifiedIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M10 2.6l2 1.5 2.5.1.7 2.4 1.9 1.6-.7 2.4.3 2.5-2.3 1-1.5 2-2.4-.6-2.5.6-1.5-2-2.3-1 .3-2.5-.6-2.4 1.9-1.6.7-2.4 2.4-.1z" />
      <path d="M7.4 10l1.8 1.8 3.4-3.6" />
    </IconFrame>
  )
}

export function CheckIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M4.5 10.6l3.6 3.65 7.4-8.1" />
    </IconFrame>
  )
}

/** A clock, for history. */
export function ClockIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <circle cx="10" cy="10" r="6.75" />
      <path d="M10 6v4l2.6 1.75" />
    </IconFrame>
  )
}

export function CopyIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <rect x="7.25" y="7.25" width="9" height="9" rx="2.25" />
      <path d="M4.35 12.5a2 2 0 0 1-.6-1.4V5.75a2 2 0 0 1 2-2h5.35a2 2 0 0 1 1.4.6" />
    </IconFrame>
  )
}

export function DownloadIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M10 3.5v8.75" />
      <path d="M6.25 8.75L10 12.5l3.75-3.75" />
      <path d="M4 16h12" />
    </IconFrame>
  )
}

export function InfoIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M10 9.5v4" />
      <path d="M10 6.6h.01" />
    </IconFrame>
  )
}

/** A key, for permissions that the user has granted. */
export function KeyIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <circle cx="6.75" cy="13.25" r="3.5" />
      <path d="M9.25 10.75l7-7M12.75 7.25l2.5 2.5" />
    </IconFrame>
  )
}

/** A phone. */
export function PhoneIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <rect x="5.75" y="2.75" width="8.5" height="14.5" rx="2.25" />
      <path d="M9 14.5h2" />
    </IconFrame>
  )
}

export function PlusIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M10 4.5v11" />
      <path d="M4.5 10h11" />
    </IconFrame>
  )
}

/** A power symbol, for disconnecting. */
export function PowerIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M10 3.25v6" />
      <path d="M14.5 5.85a6.25 6.25 0 1 1-9 0" />
    </IconFrame>
  )
}

export function RetryIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M15.75 10A5.75 5.75 0 1 1 13.9 5.8l1.85 1.7" />
      <path d="M15.75 3.75V7.5H12" />
    </IconFrame>
  )
}

/** An arrow up and in the reading direction, for sending. Mirrored in right-to-left text. */
export function SendIcon(props: IconProps): ReactElement {
  return (
    <DirectionalIconFrame {...props}>
      <path d="M5 15L15 5" />
      <path d="M7.25 4.75h8v8" />
    </DirectionalIconFrame>
  )
}

/** An arrow out of a box, for sharing with another app. */
export function ShareIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M10 3v9.5" />
      <path d="M6.75 6L10 2.75 13.25 6" />
      <path d="M6 9H5.5a1.75 1.75 0 0 0-1.75 1.75v4.5c0 .97.78 1.75 1.75 1.75h9c.97 0 1.75-.78 1.75-1.75v-4.5A1.75 1.75 0 0 0 14.5 9H14" />
    </IconFrame>
  )
}

/** Two sliders, for settings. */
export function MoreIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path strokeWidth={2} d="M4.5 10h.01M10 10h.01M15.5 10h.01" />
    </IconFrame>
  )
}

export function SlidersIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M3.25 6.5h6.5M14.25 6.5h2.5M3.25 13.5h2.5M10.25 13.5h6.5" />
      <circle cx="12" cy="6.5" r="2.25" />
      <circle cx="8" cy="13.5" r="2.25" />
    </IconFrame>
  )
}

export function SuccessIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M6.9 10.3l2.15 2.15 4.05-4.6" />
    </IconFrame>
  )
}

/** Two arrows in opposite directions, for swapping tokens. */
export function SwapIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M3.75 7.25h12.5M13 4l3.25 3.25L13 10.5" />
      <path d="M16.25 13.5H3.75M7 10.25L3.75 13.5 7 16.75" />
    </IconFrame>
  )
}

/** Two arrows, up and down: what is above and below change places. */
export function TurnIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M6.75 16.25V3.75M3.5 7l3.25-3.25L10 7" />
      <path d="M13.25 3.75v12.5M10 13l3.25 3.25L16.5 13" />
    </IconFrame>
  )
}

/** A label tag, for names. */
export function TagIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path d="M3.25 4.75v4.8c0 .4.16.78.44 1.06l5.7 5.7a1.5 1.5 0 0 0 2.12 0l4.8-4.8a1.5 1.5 0 0 0 0-2.12l-5.7-5.7a1.5 1.5 0 0 0-1.06-.44h-4.8a1.5 1.5 0 0 0-1.5 1.5z" />
      <path d="M6.75 6.75h.01" />
    </IconFrame>
  )
}
