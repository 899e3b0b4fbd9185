import type { ReactElement } from 'react'
import type { HeaderAction } from '../../contract'
import type { Portal } from './create-portal'

/** `none`: the host has not called `embed` yet. */
export type ModalPlacement = 'dialog' | 'embedded' | 'none'

/** What draws notices: in the card while it is open, in a popover while it is not. */
export interface NoticeElements {
  /** Under the header. */
  readonly alert: ReactElement
  /** Below the view. */
  readonly banner: ReactElement
  readonly popover: ReactElement
  /** Fetched together with notices, since the list of wallets needs neither. */
  readonly HeaderItem: (props: { readonly action: HeaderAction }) => ReactElement
}

export interface ShellProps {
  readonly portal: Portal
  /** Undefined until the first notice, or until a second view is shown. */
  readonly notices: NoticeElements | undefined
  /** Shows the first view again while embedded; does nothing otherwise. */
  readonly reopen: () => void
}
