import type { ReactElement } from 'react'
import type { HeaderAction } from '../contract'
import type { Portal } from './create-portal'

/** `nowhere`: the page has not said yet where it wants the content. */
export type Place = 'dialog' | 'embedded' | 'nowhere'

/** Where notices are shown: in the card while it is open, above the page while it is not. */
export interface NoticeElements {
  /** Under the header. */
  readonly alert: ReactElement
  /** Below the view. */
  readonly banner: ReactElement
  readonly loose: ReactElement
  /** Not about notices, and fetched with them: the list of wallets has no such item. */
  readonly HeaderItem: (props: { readonly action: HeaderAction }) => ReactElement
}

export interface ShellProps {
  readonly portal: Portal
  /** Not there before the first notice, or the first view that follows another. */
  readonly notices: NoticeElements | undefined
  /** While embedded something is always shown. Does nothing once the content has left its place. */
  readonly reopen: () => void
}
