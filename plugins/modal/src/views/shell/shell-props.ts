import type { ReactElement } from 'react'
import type { HeaderAction } from '../../contract'
import type { Portal } from './create-portal'

/** Where the content is shown. `none`: nowhere, because the host has not called `embed` yet. */
export type ModalPlacement = 'dialog' | 'embedded' | 'none'

/** The elements that show notices: in the card while it is open, in a popover otherwise. */
export interface NoticeElements {
  /** Below the header. */
  readonly alert: ReactElement
  /** Below the view. */
  readonly banner: ReactElement
  readonly popover: ReactElement
  /** Loaded together with the notices, because the list of wallets needs neither. */
  readonly HeaderItem: (props: { readonly action: HeaderAction }) => ReactElement
}

export interface ShellProps {
  readonly portal: Portal
  /** Undefined until the first notice, or until a second view is shown. */
  readonly notices: NoticeElements | undefined
  /** Opens the first view again in embedded mode. Does nothing otherwise. */
  readonly reopen: () => void
}
