import {
  CloseIcon,
  classNames,
  IconButton,
  type IconProps,
  Spinner,
  Text,
  usePrimitiveSheets,
  WarningIcon,
} from '@latchkey/ui-primitives'
import type { ReactElement, ReactNode } from 'react'
import { AlertIcon, InfoIcon, SuccessIcon } from './more-icons'
import * as css from './notices.css'

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

export interface CautionProps {
  readonly text: ReactNode
  readonly part?: string | undefined
  /** If true, it is not announced to screen readers when it appears, for what is there from the start. */
  readonly quiet?: boolean
  /** A small button that ends what it warns of. It has the room of the icon. */
  readonly action?: ReactNode
}

/** A warning with an icon. It is announced to screen readers when it appears. */
export function Caution({ text, part, quiet = false, action }: CautionProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  return (
    <div
      part={part}
      role={quiet ? undefined : 'alert'}
      className={classNames(css.caution, action !== undefined && css.asked)}
    >
      {action === undefined && (
        <span className={css.cautionIcon}>
          <WarningIcon size={18} />
        </span>
      )}
      <Text>{text}</Text>
      {action}
    </div>
  )
}
