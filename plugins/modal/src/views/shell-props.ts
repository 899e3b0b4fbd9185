import type { Portal } from './create-portal'
import type { NoticeQueue } from './notice-queue'

/** `nowhere`: the page has not said yet where it wants the content. */
export type Place = 'dialog' | 'embedded' | 'nowhere'

export interface ShellProps {
  readonly portal: Portal
  readonly notices: NoticeQueue
  /** While embedded something is always shown. Does nothing once the content has left its place. */
  readonly reopen: () => void
}
